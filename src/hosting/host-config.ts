import type { Site } from '../site/site';
import { nginxFiles } from './nginx/nginx-files';
import { redirectRules, type RedirectRule } from './redirect-rules';
import { securityHeaders } from './security-headers';
import { vercelConfig } from './vercel';
import type { SiteFile } from '../lib/output-file';

/**
 * What hosts want to be told beside the site: headers, redirects, and for nginx everything. Netlify and Cloudflare
 * Pages read their headers from the site itself (headers-file.ts).
 *
 * @param connect further addresses the pages may talk to
 * @returns the files, by the names that docs/hosting.md tells
 */
export function hostRules(site: Site, connect: string[]): SiteFile[] {
  const rules = redirectRules(site);
  return [
    ...nginxFiles(site, connect, rules),
    { path: 'vercel.json', content: vercelConfig(securityHeaders(connect), rules) },
    ...(rules.length === 0 ? [] : [{ path: 'netlify-redirects.toml', content: netlifyRules(rules) }]),
  ];
}

/**
 * Rules for a netlify.toml. They are forced: otherwise Netlify answers with the page that stands at the old address
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
