import { languages } from '../../site/languages';
import { pageFile, pageUrl } from '../../site/page-url';
import { REVALIDATE, IMMUTABLE, HASHED_ASSETS, strictTransport } from '../security-headers';

/**
 * What an answer depends on, looked up by variables, for the `http` part: how long it is kept, which page says
 * that there is none, and the one spelling of an address. A backslash is written `\x5C`, for nginx reads two as one.
 */
export function nginxMaps(): string {
  const missing = languages
    .map((language) => [pageUrl('/', language), pageFile('/404', language)] as const)
    .map(([home, file]) =>
      home === '/' ? `  default /${file};` : String.raw`  "~^${home}(?:/|$)" /${file};`,
    );
  return String.raw`# The path as it was asked for, without the question.
map $request_uri $site_path {
  "~^(?<site_asked>[^?]*)" $site_asked;
}
# Its one spelling: one slash at its start, none at its end, neither .html nor /index.
map $site_path $site_canonical {
  "~^[/\x5C]++(?<site_rest>(?:.*?[^/])??)(?:(?:(?<=[/\x5C])|/)index)?/*(?:\.html)?$" /$site_rest;
  default /;
}
# A name with an ending is a file's; whoever asks for one wants no page.
map $uri $site_missing {
  "~\.\w+$" @no_file;
${missing.join('\n')}
}
map "$status $uri" $site_cache {
  "~^(?:200|304) ${HASHED_ASSETS}" "${IMMUTABLE}";
  default "${REVALIDATE}";
}
# A site is read. What a form sends is taken where a relay stands (deploy/nginx-relay.conf); elsewhere it is refused too.
map "$request_method $uri" $site_refused {
  "~^(?:GET|HEAD) " "";
  "~^(?:POST|OPTIONS) /api/" "";
  default 1;
}
map $status $site_allow {
  405 "GET, HEAD";
  default "";
}
# Only over TLS, which in a container is spoken by what stands before it.
map "$https $http_x_forwarded_proto" $site_transport {
  "~^on|^ https$" "${strictTransport.value}";
  default "";
}
`;
}
