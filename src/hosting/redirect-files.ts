import type { SiteFile } from '../lib/output-file';
import type { Site } from '../site/site';
import { redirectPage } from './redirect-page';
import { redirectRules } from './redirect-rules';
import { REDIRECTS_FILE, redirectsFile } from './redirects-file';

/**
 * Returns the redirect files of the built site: the rules for hosts that support them, and a page at each old path for
 * hosts that do not. Without rules there is no file.
 */
export function redirectFiles(site: Site): SiteFile[] {
  const rules = redirectRules(site);
  const content = redirectsFile(rules);
  return [
    ...(content === '' ? [] : [{ path: REDIRECTS_FILE, content }]),
    ...rules.map((rule) => ({ path: `${rule.from.slice(1)}.html`, content: redirectPage(site, rule) })),
  ];
}
