import type { SiteConfig } from '../../../site/types.generated';
import { likelyReplacements } from './replacement-page';
import type { Problem } from '../../../config/source/problem';
import { readPublishedPaths } from '../../../config/lock/published-paths';

/**
 * Paths that were published and lead nowhere any more: links that others have set, bookmarks and what search
 * engines know would be lost. A page that is a draft or outside its dates has not vanished.
 *
 * @param root the folder of the project; without a list there, nothing is checked
 * @param config a config that fits the schema
 * @param now the build's clock
 */
export function unredirectedPaths(root: string, config: SiteConfig, now: Date): Problem[] {
  const list = readPublishedPaths(root);
  if (!list) return [];
  const { source, problems, paths } = list;
  if (problems.length > 0) return problems;
  const tell = (code: string, path: (string | number)[], message: string): Problem => ({
    file: source.file,
    ...source.position(path),
    severity: 'error',
    code,
    location: '',
    message,
    suggestion: null,
  });
  if (!paths)
    return [
      tell(
        'PATH-002',
        [],
        'this is no list of paths: { "paths": ["/", "/contact"] }. Delete the file and run: npm run paths',
      ),
    ];
  const known = new Set([
    ...config.pages.map(({ path }) => path),
    // One to come keeps its path, as a page does; one that has gone keeps it no longer.
    ...(config.redirects ?? []).flatMap(({ from, status, expireAt }) =>
      status === 'draft' || (expireAt && Date.parse(expireAt) <= now.getTime()) ? [] : [from],
    ),
  ]);
  const likelyPage = likelyReplacements(config.pages, new Set(paths));
  const isFirst = config.redirects === undefined;
  let lost = 0;
  return paths.flatMap((path, index) => {
    if (known.has(path)) return [];
    const { id, doubt } = likelyPage(path, lost);
    lost += 1;
    const entry = `{ "from": ${JSON.stringify(path)}, "to": ${JSON.stringify(id)} }`;
    // Whoever is sent to a list that is not there yet does not know how to begin it; the next go into it.
    const what =
      isFirst && lost === 1
        ? `Put this line, with its comma, above the line "menus" of site.config.json: "redirects": [${entry}],`
        : `Put this into "redirects" of site.config.json: ${entry}`;
    const message = `the page ${path} was published and is gone: whoever has its address finds nothing. ${what}${doubt ? ` ${doubt}` : ''}`;
    return [tell('PATH-001', ['paths', index], message)];
  });
}
