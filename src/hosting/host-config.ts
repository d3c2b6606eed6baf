import type { SiteFile } from '../lib/output-file';
import type { Site } from '../site/site';
import { nginxFiles } from './nginx/nginx-files';
import { redirectRules } from './redirect-rules';
import { vercelConfig } from './vercel';

/**
 * Returns the configuration files for hosts: headers and redirects, and the parts of nginx's configuration that depend on
 * the site. Netlify and Cloudflare Pages read theirs from the site itself (headers-file.ts, redirects-file.ts).
 * docs/hosting.md describes the files.
 *
 * @param headers the headers of all responses, by name
 */
export function hostFiles(site: Site, headers: Record<string, string>): SiteFile[] {
  const rules = redirectRules(site);
  return [
    ...nginxFiles(site, headers, rules),
    { path: 'vercel.json', content: vercelConfig(headers, rules) },
  ];
}
