import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../site/site';
import { hostRules } from './host-rules';
import { redirectRules } from './redirect-rules';

/** Where they lie: beside the site, not in it, for visitors have nothing to fetch there. */
export const HOST_RULES = '.local/hosting';

/**
 * Writes the redirects for hosts into a folder of their own; the last ones are taken away, also when the site
 * has none any more.
 *
 * @param root the folder of the project
 * @returns how many redirects there are, counted in every language
 */
export function writeHostRules(root: string, site: Site): number {
  const folder = join(root, HOST_RULES);
  const rules = redirectRules(site);
  rmSync(folder, { recursive: true, force: true });
  if (rules.length === 0) return 0;
  mkdirSync(folder, { recursive: true });
  for (const { path, content } of hostRules(rules)) writeFileSync(join(folder, path), content);
  return rules.length;
}
