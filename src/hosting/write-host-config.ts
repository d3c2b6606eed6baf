import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '../site/site';
import { hostRules } from './host-config';
import { redirectRules } from './redirect-rules';

/** Where they lie: beside the site, not in it, for visitors have nothing to fetch there. */
export const HOST_RULES = '.local/hosting';

/**
 * Writes what hosts want to be told into a folder of its own; the last files are taken away.
 *
 * @param root the folder of the project
 * @param connect further addresses the pages may talk to
 * @returns how many redirects there are, counted in every language
 */
export function writeHostRules(root: string, site: Site, connect: string[]): number {
  const folder = join(root, HOST_RULES);
  rmSync(folder, { recursive: true, force: true });
  for (const { path, content } of hostRules(site, connect)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return redirectRules(site).length;
}
