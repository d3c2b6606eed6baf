import type { Languages } from '../site/languages';
import { pageFile, pageUrl } from '../site/page-url';
import type { RedirectRule } from './redirect-rules';

/** The file name. Netlify and Cloudflare Pages read it from the published folder and never serve it. */
export const REDIRECTS_FILE = '_redirects';

/**
 * Returns the `_redirects` file for Netlify and Cloudflare Pages: the redirects, and the "not found" page of each language
 * (docs.netlify.com/manage/routing/redirects, developers.cloudflare.com/pages/configuration/redirects). On both hosts the
 * first rule that matches counts; Cloudflare Pages ignores lines that it does not know, with a warning.
 *
 * - Netlify needs `!`, or it serves the small page at the old path. Cloudflare Pages does not know it and takes the next line.
 * - Only Netlify needs the lines with 404. Cloudflare Pages serves the nearest `404.html` by itself.
 */
export function redirectsFile(
  site: Languages,
  rules: readonly Pick<RedirectRule, 'from' | 'to' | 'permanent'>[],
): string {
  const redirects = rules.map(({ from, to, permanent }) => `${from} ${to} ${permanent ? 301 : 302}`);
  // Hosts serve /404.html, that of the default language, by themselves.
  const missing = site.languages
    .filter((language) => language !== site.defaultLanguage)
    .map((language) => `${pageUrl(site, '/', language)}/* /${pageFile(site, '/404', language)} 404`);
  return [...redirects.flatMap((line) => [`${line}!`, line]), ...missing].map((line) => `${line}\n`).join('');
}

/** The target and the status of a redirect. */
export interface ReadRedirect {
  to: string;
  status: number;
}

/**
 * Parses a `_redirects` file. Other lines are ignored, because the file may have been edited by hand.
 *
 * @returns the redirects by old path
 */
export function readRedirects(text: string): Map<string, ReadRedirect> {
  return new Map(
    text.split('\n').flatMap((line): [string, ReadRedirect][] => {
      const [, from, to, status] = /^(\/[^\s*:]*)\s+(\/(?![/\\])\S*)\s+(30[1278])$/.exec(line.trim()) ?? [];
      return from && to ? [[from, { to, status: Number(status) }]] : [];
    }),
  );
}
