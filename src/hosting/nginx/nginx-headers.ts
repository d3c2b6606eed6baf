import { strictTransport } from '../security-headers';
import { nginxText } from './nginx-text';

/**
 * Returns the headers of all responses, for the `server` block. A location that adds a header inherits none of them
 * (nginx.org/en/docs/http/ngx_http_headers_module.html#add_header), so locations add no headers: values that depend on
 * the response come from maps.conf, and nginx does not send empty headers.
 *
 * @param headers the headers by name
 */
export function nginxHeaders(headers: Record<string, string>): string {
  const all: [string, string][] = [
    ...Object.entries(headers).map(([name, value]): [string, string] => [name, nginxText(value)]),
    [strictTransport.name, '$site_transport'],
    ['Cache-Control', '$site_cache'],
    ['Allow', '$site_allow'],
  ];
  return all.map(([name, value]) => `add_header ${name} "${value}" always;\n`).join('');
}
