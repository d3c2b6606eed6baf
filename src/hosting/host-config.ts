import type { SiteFile } from '../lib/output-file';
import type { Site } from '../site/site';
import { nginxFiles } from './nginx/nginx-files';
import { redirectRules } from './redirect-rules';
import { securityHeaders } from './security-headers';
import { vercelConfig } from './vercel';

/**
 * Returns the configuration files for hosts: headers and redirects, and the full configuration for nginx. Netlify and
 * Cloudflare Pages read theirs from the site itself (headers-file.ts, redirects-file.ts). docs/hosting.md describes the files.
 *
 * @param connect other origins that pages may connect to
 */
export function hostFiles(site: Site, connect: string[]): SiteFile[] {
  const rules = redirectRules(site);
  return [
    ...nginxFiles(site, connect, rules),
    { path: 'vercel.json', content: vercelConfig(securityHeaders(connect), rules) },
  ];
}
