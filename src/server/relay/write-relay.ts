import { join } from 'node:path';
import { projectRoot } from '../../lib/project-root';
import { contactRules } from '../../site/contact-settings';
import type { SiteConfig } from '../../site/types.generated';
import type { RelaySite } from './settings';

/** Where the relay is written, in the folder of the project. It is not in `dist/`: visitors do not get it. */
export const RELAY_FILE = '.local/relay/relay.mjs';

/** Writes the relay, its package and what it knows of the site to one file, which needs only Node. Returns its path. */
export async function writeRelay(root: string, { url, organization, contact }: SiteConfig): Promise<string> {
  const { build } = await import('rolldown');
  const { name, recipients } = organization;
  const site: RelaySite = { url, name, recipients, rules: contactRules(contact) };
  const file = join(root, RELAY_FILE);
  await build({
    cwd: projectRoot,
    input: join(projectRoot, 'src/server/relay/main.ts'),
    platform: 'node',
    transform: { define: { RELAY_SITE: JSON.stringify(site) } },
    output: { file, format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  });
  return file;
}
