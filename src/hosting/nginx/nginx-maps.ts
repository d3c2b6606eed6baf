import { languages } from '../../site/languages';
import { pageFile, pageUrl } from '../../site/page-url';
import { HASHED_ASSETS, IMMUTABLE, REVALIDATE } from '../cache-control';
import { strictTransport } from '../security-headers';

/**
 * Returns the maps for the `http` block, with the variables that a response depends on: the cache lifetime, the "not
 * found" page, and the canonical path. A backslash is written `\x5C`, because nginx reads two as one.
 */
export function nginxMaps(): string {
  const missing = languages
    .map((language) => [pageUrl('/', language), pageFile('/404', language)] as const)
    .map(([home, file]) =>
      home === '/' ? `  default /${file};` : String.raw`  "~^${home}(?:/|$)" /${file};`,
    );
  return String.raw`# The requested path without the query string.
map $request_uri $site_path {
  "~^(?<site_asked>[^?]*)" $site_asked;
}
# The canonical path: one leading slash, no trailing slash, neither .html nor /index.
map $site_path $site_canonical {
  "~^[/\x5C]++(?<site_rest>(?:.*?[^/])??)(?:(?:(?<=[/\x5C])|/)index)?/*(?:\.html)?$" /$site_rest;
  default /;
}
# A name with an extension is a file: a missing file gets no page.
map $uri $site_missing {
  "~\.\w+$" @no_file;
${missing.join('\n')}
}
map "$status $uri" $site_cache {
  "~^(?:200|304) ${HASHED_ASSETS}" "${IMMUTABLE}";
  default "${REVALIDATE}";
}
# The site is read-only. Form submissions need a relay (relay.conf) and are rejected without one.
map "$request_method $uri" $site_refused {
  "~^(?:GET|HEAD) " "";
  "~^(?:POST|OPTIONS) /api/" "";
  default 1;
}
map $status $site_allow {
  405 "GET, HEAD";
  default "";
}
# Who sends a form, for the rate limit of relay.conf: an IPv4 address, or the /64 of an IPv6 address, which is one household.
map $binary_remote_addr $site_sender {
  "~(?s)^(?<site_network>.{8}).{8}$" $site_network;
  default $binary_remote_addr;
}
limit_req_zone $site_sender zone=site_sender:1m rate=1r/m;
# Only over TLS. In a container, the proxy in front handles TLS.
map "$https $http_x_forwarded_proto" $site_transport {
  "~^on|^ https$" "${strictTransport.value}";
  default "";
}
`;
}
