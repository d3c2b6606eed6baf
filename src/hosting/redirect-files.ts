import type { SiteFile } from '../lib/output-file';
import { escapeHtml } from '../lib/text/html';
import { direction } from '../site/languages';
import { pageById, type Site } from '../site/site';
import { translator } from '../site/translate';
import { redirectRules, type RedirectRule } from './redirect-rules';
import { REDIRECTS_FILE, redirectsFile } from './redirects-file';

/**
 * Returns the redirect files of the built site: the rules for hosts that support them, and a page at each old path for
 * hosts that do not. Without rules there is no file.
 */
export function redirectFiles(site: Site): SiteFile[] {
  const rules = redirectRules(site);
  const content = redirectsFile(site, rules);
  return [
    ...(content === '' ? [] : [{ path: REDIRECTS_FILE, content }]),
    ...rules.map((rule) => ({ path: `${rule.from.slice(1)}.html`, content: redirectPage(site, rule) })),
  ];
}

/**
 * Returns the page at an old path for hosts without redirect rules. It redirects at once and has a plain link as a
 * fallback. Search engines treat a refresh after zero seconds as a permanent redirect
 * (developers.google.com/search/docs/crawling-indexing/301-redirects) and do not index the page itself. Its only text
 * is the name of the new page.
 */
export function redirectPage(site: Site, { to, page, language }: RedirectRule): string {
  const name = escapeHtml(translator(site, language)(pageById(site, page).name).text);
  const company = escapeHtml(site.config.organization.name);
  const href = escapeHtml(to);
  const canonical = escapeHtml(`${site.config.url}${to.split('#')[0]}`);
  return `<!doctype html><html lang="${language}" dir="${direction(language)}"><head><meta charset="utf-8"><title>${name} | ${company}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${href}"><link rel="canonical" href="${canonical}"><meta name="viewport" content="width=device-width"></head><body><h1><a href="${href}">${name}</a></h1></body></html>\n`;
}

/** Returns whether a document is a redirect page, not a page for visitors. */
export function isRedirectPage(html: string): boolean {
  return html.includes('<meta http-equiv="refresh"');
}
