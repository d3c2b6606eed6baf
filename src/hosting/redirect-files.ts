import type { Site } from '../site/site';
import { redirectPage } from './redirect-page';
import { redirectRules } from './redirect-rules';
import { REDIRECTS_FILE, redirectsFile } from './redirects-file';
import type { SiteFile } from '../lib/output-file';

/**
 * What the built site holds for its redirects: the rules, for hosts that read them there, and a page at each old
 * address for those that know none. A site without redirects has none of these files.
 */
export function redirectFiles(site: Site): SiteFile[] {
  const rules = redirectRules(site);
  if (rules.length === 0) return [];
  return [
    { path: REDIRECTS_FILE, content: redirectsFile(rules) },
    ...rules.map((rule) => ({ path: `${rule.from.slice(1)}.html`, content: redirectPage(site, rule) })),
  ];
}
