import { pageById, type Site } from '../site/site';
import { translator } from '../site/translate';
import { escapedMarkup } from '../lib/html';
import type { RedirectRule } from './redirect-rules';

/**
 * The page that stands at an old address for hosts that know no rules: it leads on at once, with a plain link
 * for whoever is not led. Search engines take a refresh of no seconds for a permanent redirect
 * (developers.google.com/search/docs/crawling-indexing/301-redirects) and do not keep the page itself. It has
 * no words of its own: its title and its link are the name of the new page.
 *
 * @param site the site the redirect belongs to
 */
export function redirectPage(site: Site, { to, page, language }: RedirectRule): string {
  const name = escapedMarkup(translator(site, language)(pageById(site, page).name).text);
  const company = escapedMarkup(site.config.organization.name);
  const href = escapedMarkup(to);
  const canonical = escapedMarkup(`${site.config.url}${to.split('#')[0]}`);
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${name} | ${company}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${href}"><link rel="canonical" href="${canonical}"><meta name="viewport" content="width=device-width"></head><body><h1><a href="${href}">${name}</a></h1></body></html>\n`;
}

/** Whether a document is such a page, and so none that visitors look at. */
export function isRedirectPage(html: string): boolean {
  return html.includes('<meta http-equiv="refresh"');
}
