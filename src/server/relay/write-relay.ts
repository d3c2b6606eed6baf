import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceHash } from '../../../scripts/bundler/source-hash.mjs';
import { projectRoot } from '../../lib/project-root';
import { writeAtomically } from '../../lib/replace-file';
import { cachedFile } from '../../publish/assets/cached-file';
import { contactRules } from '../../site/contact-settings';
import type { SiteConfig } from '../../site/types.generated';
import type { RelaySite } from './settings';

/** Where the relay is written, in the folder of the project. It is not in `dist/`: visitors do not get it. */
export const RELAY_FILE = '.local/relay/relay.mjs';

/**
 * Writes the relay, its package and what it knows of the site to one file, which needs only Node. Returns its path. The
 * bundle does not depend on the site, so it is cached.
 */
export async function writeRelay(root: string, { url, organization, contact }: SiteConfig): Promise<string> {
  const { name, recipients } = organization;
  const site: RelaySite = { url, name, recipients, rules: contactRules(contact) };
  const bundled = { name: 'relay', extension: 'mjs', source: sourceHash(projectRoot), settings: {} };
  const code = await cachedFile(projectRoot, bundled, bundle);
  const file = join(root, RELAY_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeAtomically(file, `const RELAY_SITE = ${JSON.stringify(site)};\n${String(code)}`);
  return file;
}

async function bundle(): Promise<Uint8Array> {
  const { build } = await import('rolldown');
  const { output } = await build({
    cwd: projectRoot,
    input: join(projectRoot, 'src/server/relay/main.ts'),
    platform: 'node',
    write: false,
    output: { format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  });
  return Buffer.from(output[0].code);
}
