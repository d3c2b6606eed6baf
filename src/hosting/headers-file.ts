import { strictTransport } from './security-headers';

/** The file name. Netlify and Cloudflare Pages read it from the published folder and never serve it. */
export const HEADERS_FILE = '_headers';

/**
 * Returns the `_headers` file for Netlify and Cloudflare Pages (developers.cloudflare.com/pages/configuration/headers,
 * docs.netlify.com/manage/routing/headers). It has no `Cache-Control`: both hosts apply a rule also where a file is
 * missing, and a cached 404 response would hide a file of the next release. By default they make browsers revalidate
 * everything.
 *
 * @param headers the headers of all responses, by name
 */
export function headersFile(headers: Record<string, string>): string {
  const entries = [...Object.entries(headers), [strictTransport.name, strictTransport.value]];
  return `/*\n${entries.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
}
