import type { RedirectRule } from './redirect-rules';

/** The name of the file; Netlify and Cloudflare Pages look for it in the folder they publish and never serve it. */
export const REDIRECTS_FILE = '_redirects';

/**
 * The redirects as Netlify and Cloudflare Pages read them: a line each of old address, new address and status
 * (developers.cloudflare.com/pages/configuration/redirects, docs.netlify.com/routing/redirects). Both take 301
 * and 302.
 */
export function redirectsFile(rules: readonly Pick<RedirectRule, 'from' | 'to' | 'permanent'>[]): string {
  return rules.map(({ from, to, permanent }) => `${from} ${to} ${permanent ? 301 : 302}\n`).join('');
}

/** Where an address leads and how it is answered. */
export interface ReadRedirect {
  to: string;
  status: number;
}

/**
 * Reads such a file. A line that says something else is left out: the file may have been written by hand.
 *
 * @returns where each address leads
 */
export function readRedirects(text: string): Map<string, ReadRedirect> {
  return new Map(
    text.split('\n').flatMap((line): [string, ReadRedirect][] => {
      const [, from, to, status] = /^(\/[^\s*:]*)\s+(\/(?![/\\])\S*)\s+(30[1278])$/.exec(line.trim()) ?? [];
      return from && to ? [[from, { to, status: Number(status) }]] : [];
    }),
  );
}
