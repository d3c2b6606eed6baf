import type { RedirectRule } from './redirect-rules';

/** The file name. Netlify and Cloudflare Pages read it from the published folder and never serve it. */
export const REDIRECTS_FILE = '_redirects';

/**
 * Returns the `_redirects` file for Netlify and Cloudflare Pages, with a line of old path, new path and status for each
 * redirect (developers.cloudflare.com/pages/configuration/redirects, docs.netlify.com/routing/redirects). Both support
 * 301 and 302.
 */
export function redirectsFile(rules: readonly Pick<RedirectRule, 'from' | 'to' | 'permanent'>[]): string {
  return rules.map(({ from, to, permanent }) => `${from} ${to} ${permanent ? 301 : 302}\n`).join('');
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
