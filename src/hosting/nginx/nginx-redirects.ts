import type { RedirectRule } from '../redirect-rules';
import { nginxText } from './nginx-text';

/**
 * The redirects of the config, for a `server`. An exact location is found first, before files and patterns
 * (nginx.org/en/docs/http/ngx_http_core_module.html#location), and keeps capitals apart, which a `map` does not.
 */
export function nginxRedirects(rules: readonly RedirectRule[]): string {
  return rules
    .map(({ from, to, permanent }) => {
      const [url = '', anchor] = to.split('#');
      const goal = `${nginxText(url)}$is_args$args${anchor === undefined ? '' : `#${nginxText(anchor)}`}`;
      return `location = "${nginxText(from)}" { return ${permanent ? 301 : 302} "${goal}"; }\n`;
    })
    .join('');
}
