import { HASHED_ASSETS, IMMUTABLE } from './cache-control';
import { strictTransport } from './security-headers';

/** The file name. Netlify and Cloudflare Pages read it from the published folder and never serve it. */
export const HEADERS_FILE = '_headers';

/**
 * Returns the `_headers` file for Netlify and Cloudflare Pages (developers.cloudflare.com/pages/configuration/headers,
 * docs.netlify.com/routing/headers). When two rules match a path, the hosts join their values with a comma, and two
 * policies restrict more than one; each header is therefore in one rule only. By default, both hosts make browsers
 * revalidate everything but the assets.
 *
 * @param headers the headers of all responses, by name
 */
export function headersFile(headers: Record<string, string>): string {
  const rule = (path: string, entries: [string, string][]) =>
    `${path}\n${entries.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  return [
    rule('/*', [...Object.entries(headers), [strictTransport.name, strictTransport.value]]),
    rule(`${HASHED_ASSETS}*`, [['Cache-Control', IMMUTABLE]]),
  ].join('');
}
