import { pathHeaders } from './path-headers';
import type { HostHeaders } from './security-headers';

/** The file name. Netlify and Cloudflare Pages read it from the published folder and never serve it. */
export const HEADERS_FILE = '_headers';

/**
 * Returns the `_headers` file for Netlify and Cloudflare Pages (developers.cloudflare.com/pages/configuration/headers,
 * docs.netlify.com/manage/routing/headers). It has no `Cache-Control`: both hosts apply a rule also where a file is
 * missing, and a cached 404 response would hide a file of the next release. By default they make browsers revalidate
 * everything. When two rules match a path, Cloudflare joins their values with a comma, unless the later rule removes the
 * earlier value (`! Name`); Netlify takes the later value and skips such a line.
 */
export function headersFile(headers: HostHeaders): string {
  const everywhere = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const others = pathHeaders.map(
    ({ pattern, name, value }) => `${pattern}\n  ! ${name}\n  ${name}: ${value}\n`,
  );
  return ['/*\n', ...everywhere, ...others].join('');
}
