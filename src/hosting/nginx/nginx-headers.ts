import { strictTransport } from '../security-headers';
import { nginxText } from './nginx-text';

/**
 * The headers of every answer, for the `server`. nginx leaves all of them out in a location that adds one of its
 * own (nginx.org/en/docs/http/ngx_http_headers_module.html#add_header), so no location adds any: what depends on
 * the answer is looked up in maps.conf, and a header that is empty is not sent.
 *
 * @param headers by their name
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
