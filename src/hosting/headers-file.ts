import { IMMUTABLE, HASHED_ASSETS, strictTransport } from './security-headers';

/** The name of the file; Netlify and Cloudflare Pages look for it in the folder they publish and never serve it. */
export const HEADERS_FILE = '_headers';

/**
 * The headers as Netlify and Cloudflare Pages read them (developers.cloudflare.com/pages/configuration/headers,
 * docs.netlify.com/routing/headers). Values of two rules that hold for one path are joined by a comma, and two
 * policies are a stricter one: each header stands in one rule alone. Both hosts let everything but the assets be
 * asked for anew by themselves.
 *
 * @param headers by their name, those of every answer
 */
export function headersFile(headers: Record<string, string>): string {
  const rule = (path: string, entries: [string, string][]) =>
    `${path}\n${entries.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  return [
    rule('/*', [...Object.entries(headers), [strictTransport.name, strictTransport.value]]),
    rule(`${HASHED_ASSETS}*`, [['Cache-Control', IMMUTABLE]]),
  ].join('');
}
