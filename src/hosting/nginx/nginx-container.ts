/** The server of the container (Dockerfile): plain HTTP for what stands before it and speaks TLS, on a port for everybody. */
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
