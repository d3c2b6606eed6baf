/**
 * Returns the `server` blocks for nginx (1.22 or later, as in Debian): TLS for the host of the site, and redirects from
 * plain HTTP and from the same name with or without `www`.
 *
 * @param host the host of the site, such as `www.trace.example`
 */
export function nginxServer(host: string): string {
  const other = alternateHost(host);
  const hosts = [host, ...(other ? [other] : [])];
  const otherServer = other
    ? `
# Redirects the alternate name of the site.
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

# Unknown hosts redirect to the main host. A known host first redirects to itself over TLS, so that HSTS applies to it.
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
  # Let's Encrypt reads this folder to renew the certificate.
  location ^~ /.well-known/acme-challenge/ { root /var/www/acme; try_files $uri =404; }
  location / { return 301 https://$site_host$request_uri; }
}
${otherServer}
server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${host};
${tls(host)}
  # The target of npm run release -- --to /srv/www, which replaces the site in one step.
  root /srv/www/current/site;
  include site/site.conf;
}
`;
}

/**
 * Returns the name that visitors may type instead: without `www`, or with it when the host is a bare domain.
 *
 * @example alternateHost('www.trace.example') // 'trace.example'
 * @example alternateHost('shop.trace.example') // undefined
 */
export function alternateHost(host: string): string | undefined {
  if (host.startsWith('www.')) return host.slice('www.'.length);
  return host.split('.').length === 2 ? `www.${host}` : undefined;
}

/** Returns Mozilla's “intermediate” TLS settings (ssl-config.mozilla.org, guideline 5.7). */
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
