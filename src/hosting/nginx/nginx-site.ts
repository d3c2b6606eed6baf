import { TEXT_ENDINGS } from '../../lib/file-types';
import { languages } from '../../site/languages';
import { pageUrl } from '../../site/page-url';
import { HEADERS_FILE } from '../headers-file';
import { REDIRECTS_FILE } from '../redirects-file';

/** Returns the configuration that every `server` block for the site includes. */
export function nginxSite(): string {
  const missing = languages.map((language) => pageUrl('/404', language));
  return String.raw`server_tokens off;
etag on;
max_ranges 0;
autoindex off;
absolute_redirect off;
client_max_body_size 1k;
client_header_timeout 10s;
client_body_timeout 10s;
send_timeout 10s;
keepalive_timeout 30s;
large_client_header_buffers 4 8k;
reset_timedout_connection on;
# The build has precompressed all text files; nothing is compressed on request.
gzip off;
gzip_static on;
gzip_vary on;
gzip_proxied any;
include site/types.conf;
include site/security-headers.conf;
# The optional files in enabled/: brotli.conf, relay.conf.
include site/enabled/*.conf;

error_page 404 $site_missing;
error_page 405 @not_allowed;
location @no_file { types { } default_type "text/plain; charset=utf-8"; return 404 "404\n"; }
location @not_allowed { types { } default_type "text/plain; charset=utf-8"; return 405 "405\n"; }
if ($site_refused) { return 405; }
if ($site_path ~ "^/[/\x5C]|\.html$|./$|/index$") { return 301 $site_canonical$is_args$args; }
if ($site_path ~ "^(?<site_start>.*?)//+(?<site_end>.*)$") { return 301 $site_start/$site_end$is_args$args; }

include site/redirects.conf;
location = / { try_files /index.html =404; }
# The "not found" pages have no URL, and the files for other hosts are not for visitors.
${[...missing, `/${HEADERS_FILE}`, `/${REDIRECTS_FILE}`].map((path) => `location = ${path} { return 404; }`).join('\n')}
location ^~ /.well-known/ { default_type "text/plain; charset=utf-8"; try_files $uri =404; }
location ~ /\. { return 404; }
location ~ \.map$ { return 404; }
location ~ \.(?:${TEXT_ENDINGS.join('|')})\.(?:br|gz)$ { return 404; }
# A page has one URL; its file is only reachable internally.
location ~ /404\.html$ { internal; etag off; }
location ~ \.html$ { internal; }
location / { try_files $uri $uri.html =404; }
`;
}
