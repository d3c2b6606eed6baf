import type { SiteFile } from '../lib/output-file';
import type { Site } from '../site/site';
import { nginxFiles } from './nginx/nginx-files';
import { redirectRules, type RedirectRule } from './redirect-rules';
import { vercelConfig } from './vercel';

/**
 * Returns the configuration files for hosts: headers and redirects, and the parts of nginx's configuration that depend on
 * the site. Netlify and Cloudflare Pages read their headers from the site itself (headers-file.ts). docs/hosting.md
 * describes the files.
 *
 * @param headers the headers of all responses, by name
 */
export function hostFiles(site: Site, headers: Record<string, string>): SiteFile[] {
  const rules = redirectRules(site);
  return [
    ...nginxFiles(site, headers, rules),
    { path: 'vercel.json', content: vercelConfig(headers, rules) },
    ...(rules.length === 0 ? [] : [{ path: 'netlify-redirects.toml', content: netlifyRules(rules) }]),
  ];
}

/**
 * Returns redirect rules for a netlify.toml. They are forced: otherwise Netlify serves the page at the old path
 * (docs.netlify.com/routing/redirects/rewrites-proxies/#shadowing).
 */
export function netlifyRules(rules: readonly RedirectRule[]): string {
  return rules
    .map(
      ({ from, to, permanent }) =>
        `[[redirects]]\nfrom = ${JSON.stringify(from)}\nto = ${JSON.stringify(to)}\nstatus = ${permanent ? 301 : 302}\nforce = true\n`,
    )
    .join('\n');
}
