/** Returns the server for the container (Dockerfile): plain HTTP on an unprivileged port, behind a proxy with TLS. */
export function nginxContainer(): string {
  return `include site/maps.conf;

server {
  listen 8080;
  listen [::]:8080;
  server_name _;
  root /usr/share/nginx/html;
  include site/site.conf;
}
`;
}
