import type { RedirectRule } from '../redirect-rules';
import { nginxText } from './nginx-text';

/**
 * Returns the redirects of the config for a `server` block. An exact location has priority over files and patterns
 * (nginx.org/en/docs/http/ngx_http_core_module.html#location) and is case-sensitive, unlike a `map`.
 */
export function nginxRedirects(rules: readonly RedirectRule[]): string {
  return rules
    .map(({ from, to, permanent }) => {
      const [url = '', anchor] = to.split('#');
      const target = `${nginxText(url)}$is_args$args${anchor === undefined ? '' : `#${nginxText(anchor)}`}`;
      return `location = "${nginxText(from)}" { return ${permanent ? 301 : 302} "${target}"; }\n`;
    })
    .join('');
}
