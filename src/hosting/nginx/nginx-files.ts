import type { Site } from '../../site/site';
import type { RedirectRule } from '../redirect-rules';
import { securityHeaders } from '../security-headers';
import { nginxContainer } from './nginx-container';
import { nginxHeaders } from './nginx-headers';
import { nginxMaps } from './nginx-maps';
import { nginxRedirects } from './nginx-redirects';
import { nginxServer } from './nginx-server';
import { nginxSite } from './nginx-site';
import { nginxTypes } from './nginx-types';
import type { SiteFile } from '../../lib/output-file';

/**
 * The whole configuration of nginx, for the folder `/etc/nginx/site`: `server.conf` is what nginx is told to
 * include, the others are included by it (docs/hosting.md). `brotli.conf` is put into `enabled/` where the module
 * is there; nginx would not start with it otherwise.
 *
 * @param connect further addresses the pages may talk to
 * @param rules the redirects, in every language
 * @returns the files, each under `nginx/`
 */
export function nginxFiles(site: Site, connect: string[], rules: readonly RedirectRule[]): SiteFile[] {
  const { hostname } = new URL(site.config.url);
  const files = {
    'server.conf': nginxServer(hostname),
    'container.conf': nginxContainer(),
    'site.conf': nginxSite(),
    'maps.conf': nginxMaps(),
    'security-headers.conf': nginxHeaders(securityHeaders(connect)),
    'types.conf': nginxTypes(),
    'redirects.conf': nginxRedirects(rules),
    'brotli.conf': 'brotli_static on;\n',
  };
  return Object.entries(files).map(([name, content]) => ({
    path: `nginx/${name}`,
    content: `# Written by npm run build: changes are lost with the next one.\n${content}`,
  }));
}
