import type { SiteConfig } from '../site/types.generated';
import type { Problem } from './problem';
import { readPublishedPaths } from './published-paths';
import { suggestion } from './suggestion';

/**
 * Paths that were published and lead nowhere any more: links that others have set, bookmarks and what search
 * engines know would be lost. A page that is a draft or outside its dates has not vanished.
 *
 * @param root the folder of the project; without a list there, nothing is checked
 * @param config a config that fits the schema
 * @param now the build's clock
 */
export function lostPaths(root: string, config: SiteConfig, now: Date): Problem[] {
  const list = readPublishedPaths(root);
  if (!list) return [];
  const { source, problems, paths } = list;
  if (problems.length > 0) return problems;
  const tell = (code: string, path: (string | number)[], message: string): Problem => ({
    file: source.file,
    ...source.position(path),
    severity: 'error',
    code,
    place: '',
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
  const likelyPage = likelyPages(config);
  let lost = 0;
  return paths.flatMap((path, index) => {
    if (known.has(path)) return [];
    const { id, isSure } = likelyPage(path, lost);
    lost += 1;
    const doubt = isSure ? '' : ' It leads to the nearest page above; name a better one if there is one.';
    const entry = `{ "from": ${JSON.stringify(path)}, "to": ${JSON.stringify(id)} }`;
    const message = `the page ${path} was published and is gone: whoever has its address finds nothing. Put this into "redirects" of site.config.json: ${entry}${doubt}`;
    return [tell('PATH-001', ['paths', index], message)];
  });
}

/** Comparing words costs: for more lost paths than a person reads, the nearest page above is told at once. */
const COMPARED = 100;

interface LikelyPage {
  id: string;
  isSure: boolean;
}

/** Finds the page that most likely took a path's place: one of the same last word, one of a like path, else the nearest above. */
function likelyPages({ pages }: SiteConfig): (path: string, index: number) => LikelyPage {
  const last = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  const byPath = new Map(pages.map(({ path, id }) => [path, id]));
  const byLast = new Map<string, string[]>();
  for (const { path, id } of pages) {
    const ids = byLast.get(last(path));
    if (ids) ids.push(id);
    else byLast.set(last(path), [id]);
  }
  return (path, index) => {
    const [same, ...more] = byLast.get(last(path)) ?? [];
    if (same && more.length === 0) return { id: same, isSure: true };
    const near =
      index < COMPARED &&
      (byPath.get(suggestion(path, byPath.keys()) ?? '') ?? suggestion(last(path), byPath.values()));
    if (near) return { id: near, isSure: true };
    let above = path;
    while (above.includes('/')) {
      above = above.slice(0, above.lastIndexOf('/'));
      const id = byPath.get(above);
      if (id) return { id, isSure: false };
    }
    return { id: byPath.get('/') ?? '', isSure: false };
  };
}
