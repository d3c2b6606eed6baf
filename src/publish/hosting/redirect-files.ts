import type { SiteFile } from '../../lib/files';
import { escapeHtml } from '../../lib/text/html';
import { direction } from '../../site/languages';
import { pageFile, pageUrl } from '../../site/page-url';
import { pageById, type Site } from '../../site/site';
import { translator } from '../../site/translate';
import { redirectRules, type RedirectRule } from './redirect-rules';

/** The file name. Netlify and Cloudflare Pages read it from the published folder and never serve it. */
export const REDIRECTS_FILE = '_redirects';

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
 * Returns the `_redirects` file for Netlify and Cloudflare Pages: the redirects, and the "not found" page of each language
 * (docs.netlify.com/manage/routing/redirects, developers.cloudflare.com/pages/configuration/redirects). On both hosts the
 * first rule that matches counts; Cloudflare Pages ignores lines that it does not know, with a warning.
 *
 * - Netlify needs `!`, or it serves the small page at the old path. Cloudflare Pages does not know it and takes the next line.
 * - Only Netlify needs the lines with 404. Cloudflare Pages serves the nearest `404.html` by itself.
 */
function redirectsFile(site: Site, rules: readonly RedirectRule[]): string {
  const redirects = rules.map(({ from, to, permanent }) => `${from} ${to} ${permanent ? 301 : 302}`);
  // Hosts serve /404.html, that of the default language, by themselves.
  const missing = site.languages
    .filter((language) => language !== site.defaultLanguage)
    .map((language) => `${pageUrl(site, '/', language)}/* /${pageFile(site, '/404', language)} 404`);
  return [...redirects.flatMap((line) => [`${line}!`, line]), ...missing].map((line) => `${line}\n`).join('');
}

/**
 * Returns the page at an old path for hosts without redirect rules. It redirects at once and has a plain link as a
 * fallback. Search engines treat a refresh after zero seconds as a permanent redirect
 * (developers.google.com/search/docs/crawling-indexing/301-redirects) and do not index the page itself. Its only text
 * is the name of the new page.
 */
function redirectPage(site: Site, { to, page, language }: RedirectRule): string {
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

/**
 * Parses a `_redirects` file. Other lines are ignored, because the file may have been edited by hand.
 *
 * @returns the targets and the status codes of the redirects, by old path
 */
export function readRedirects(text: string) {
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, from, to, status] = /^(\/[^\s*:]*)\s+(\/(?![/\\])\S*)\s+(30[1278])$/.exec(line.trim()) ?? [];
      return from && to ? [[from, { to, status: Number(status) }] as const] : [];
    }),
  );
}
