import type { SiteFile } from '../lib/output-file';
import type { Site } from '../site/site';
import { redirectPage } from './redirect-page';
import { redirectRules } from './redirect-rules';
import { REDIRECTS_FILE, redirectsFile } from './redirects-file';

/**
 * Returns the redirect files of the built site: the rules for hosts that support them, and a page at each old path for
 * hosts that do not. Without redirects, there are no files.
 */
export function redirectFiles(site: Site): SiteFile[] {
  const rules = redirectRules(site);
  if (rules.length === 0) return [];
  return [
    { path: REDIRECTS_FILE, content: redirectsFile(rules) },
    ...rules.map((rule) => ({ path: `${rule.from.slice(1)}.html`, content: redirectPage(site, rule) })),
  ];
}
