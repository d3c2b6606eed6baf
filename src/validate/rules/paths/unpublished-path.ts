import { readPublishedPaths } from '../../../config/lock/published-paths';
import type { Problem } from '../../../config/source/problem';
import type { SiteConfig } from '../../../site/types.generated';
import { likelyReplacements } from './replacement-page';

/**
 * Returns an error for each published path that has neither a page nor a redirect any more: external links, bookmarks
 * and search results would break. A page that is a draft or outside its dates still counts as existing.
 *
 * @param root the folder of the project; without a list of paths there, nothing is checked
 * @param config a valid config
 * @param now the clock of the build
 */
export function unredirectedPaths(root: string, config: SiteConfig, now: Date): Problem[] {
  const list = readPublishedPaths(root);
  if (!list) return [];
  const { source, problems, paths } = list;
  if (problems.length > 0) return problems;
  const report = (code: string, path: (string | number)[], message: string): Problem => ({
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
      report(
        'PATH-002',
        [],
        'this is no list of paths: { "paths": ["/", "/contact"] }. Delete the file and run: npm run lock',
      ),
    ];
  const known = new Set([
    ...config.pages.map(({ path }) => path),
    // A future redirect keeps its path, as a page does; an expired one does not.
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
    // When "redirects" does not exist yet, the first message shows how to create it.
    const what =
      isFirst && lost === 1
        ? `Put this line, with its comma, above the line "menus" of site.config.json: "redirects": [${entry}],`
        : `Put this into "redirects" of site.config.json: ${entry}`;
    const message = `the page ${path} was published and is gone: whoever has its address finds nothing. ${what}${doubt ? ` ${doubt}` : ''}`;
    return [report('PATH-001', ['paths', index], message)];
  });
}
