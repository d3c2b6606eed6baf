import { HASHED_ASSETS, IMMUTABLE } from './cache-control';
import { pathHeaders } from './path-headers';

/** The file name. Netlify and Cloudflare Pages read it from the published folder and never serve it. */
export const HEADERS_FILE = '_headers';

/**
 * Returns the `_headers` file for Netlify and Cloudflare Pages (developers.cloudflare.com/pages/configuration/headers,
 * docs.netlify.com/routing/headers). When two rules match a path, Cloudflare joins their values with a comma, unless the
 * later rule removes the earlier value (`! Name`); Netlify takes the later value and skips such a line. By default, both
 * hosts make browsers revalidate everything but the assets.
 *
 * @param headers the headers of all responses, by name
 */
export function headersFile(headers: Record<string, string>): string {
  const rule = (path: string, entries: [string, string][]) =>
    `${path}\n${entries.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
  return [
    rule('/*', Object.entries(headers)),
    rule(`${HASHED_ASSETS}*`, [['Cache-Control', IMMUTABLE]]),
    ...pathHeaders.map(({ pattern, name, value }) => `${pattern}\n  ! ${name}\n  ${name}: ${value}\n`),
  ].join('');
}
