import type { RedirectRule } from './redirect-rules';
import type { SiteFile } from './site-assets';

/**
 * The redirects as hosts want them that read no `_redirects`, each in a file of its own.
 *
 * @returns the files, by the name that docs/maintaining.md tells
 */
export function hostRules(rules: readonly RedirectRule[]): SiteFile[] {
  return [
    { path: 'nginx-redirects.conf', content: nginxRules(rules) },
    { path: 'vercel-redirects.json', content: vercelRules(rules) },
    { path: 'netlify-redirects.toml', content: netlifyRules(rules) },
  ];
}

/**
 * Rules to `include` in a `server` of nginx. An exact location is found first, before files and patterns
 * (nginx.org/en/docs/http/ngx_http_core_module.html#location), and keeps capitals apart, which a `map` does not.
 */
export function nginxRules(rules: readonly RedirectRule[]): string {
  return rules
    .map(({ from, to, permanent }) => {
      const [url = '', anchor] = to.split('#');
      const goal = `${nginxText(url)}$is_args$args${anchor === undefined ? '' : `#${nginxText(anchor)}`}`;
      return `location = "${nginxText(from)}" { return ${permanent ? 301 : 302} "${goal}"; }\n`;
    })
    .join('');
}

/** The `redirects` of a vercel.json: permanent is 308, otherwise 307 (vercel.com/docs/project-configuration#redirects). */
export function vercelRules(rules: readonly RedirectRule[]): string {
  const redirects = rules.map(({ from, to, permanent }) => ({
    source: from.replace(/[.*+?^${}()|[\]\\:]/g, String.raw`\$&`),
    destination: to,
    permanent,
  }));
  return `${JSON.stringify({ redirects }, null, 2)}\n`;
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

/** A text in double quotes as nginx reads it; a dollar cannot be escaped there, and no address of the site has one. */
function nginxText(text: string): string {
  return text.replace(/["\\]/g, String.raw`\$&`).replace(/\$/g, '%24');
}
