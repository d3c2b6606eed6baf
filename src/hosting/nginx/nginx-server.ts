/**
 * The servers of nginx (1.22 or later, as Debian has it): TLS for the site's own host, and what leads there from
 * plain HTTP and from the same name with or without `www`.
 *
 * @param host the site's host, such as `www.trace.example`
 */
export function nginxServer(host: string): string {
  const other = otherHost(host);
  const hosts = [host, ...(other ? [other] : [])];
  const own = other
    ? `
# The other name of the site leads to its one address.
server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${other};
${tls(host)}
  server_tokens off;
  include site/security-headers.conf;
  location / { return 301 https://${host}$request_uri; }
}
`
    : '';
  return `include site/maps.conf;

# Whoever names no host of ours is led to the first; over TLS the same host comes first, for it to be remembered.
map $host $site_host {
${hosts.map((name) => `  "~^${name.replaceAll('.', String.raw`\.`)}$" ${name};`).join('\n')}
  default ${host};
}

server {
  listen 80;
  listen [::]:80;
  server_name ${hosts.join(' ')};
  server_tokens off;
  include site/security-headers.conf;
  # Where Let's Encrypt looks when the certificate is renewed.
  location ^~ /.well-known/acme-challenge/ { root /var/www/acme; try_files $uri =404; }
  location / { return 301 https://$site_host$request_uri; }
}
${own}
server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${host};
${tls(host)}
  # Where npm run release -- --to /srv/www lays the site out; a new one takes its place in one step.
  root /srv/www/current/site;
  include site/site.conf;
}
`;
}

/**
 * The name a visitor may type instead: without `www`, or with it when the site stands at a plain name.
 *
 * @example otherHost('www.trace.example') // 'trace.example'
 * @example otherHost('shop.trace.example') // undefined
 */
export function otherHost(host: string): string | undefined {
  if (host.startsWith('www.')) return host.slice('www.'.length);
  return host.split('.').length === 2 ? `www.${host}` : undefined;
}

/** Mozilla's « intermediate » settings (ssl-config.mozilla.org, guideline 5.7). */
function tls(host: string): string {
  return `  ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
  ssl_prefer_server_ciphers off;
  ssl_session_timeout 1d;
  ssl_session_cache shared:site:10m;
  ssl_session_tickets off;`;
}
