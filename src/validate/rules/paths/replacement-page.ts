import { groupBy } from '../../../lib/lists/group-by';
import { closestMatch } from '../../../lib/text/closest-match';

/** The page that most likely replaces a path. */
export interface LikelyPage {
  id: string;
  /** Whether the page is only a guess: the only new page beside the path, or the nearest page above it. */
  doubt: 'none' | 'sibling' | 'parent';
}

/** An address of a page. */
interface PageAddress {
  id: string;
  path: string;
}

/**
 * Returns a function that finds the page that most likely replaces a path. A page at a path that was never published
 * comes first: a page that existed at the same time as the removed one is a different page, however similar their paths.
 *
 * @param pages the current pages of the site, one for each of their addresses
 * @param published all paths that were ever published
 * @returns a function of the path and the number of paths before it
 */
export function likelyReplacements(
  pages: readonly PageAddress[],
  published: ReadonlySet<string>,
): (path: string, index: number) => LikelyPage {
  const newPages = pages.filter(({ path }) => !published.has(path));
  const similarNew = similarPage(newPages);
  const similarAny = similarPage(pages);
  const byPath = new Map(pages.map(({ path, id }) => [path, id]));
  const newByParent = groupBy(newPages, ({ path }) => parentPath(path));
  return (path, index) => {
    const match = similarNew(path, index);
    if (match) return { id: match, doubt: 'none' };
    const [sibling, ...more] = newByParent.get(parentPath(path)) ?? [];
    if (sibling && more.length === 0) return { id: sibling.id, doubt: 'sibling' };
    const similar = similarAny(path, index);
    if (similar) return { id: similar, doubt: 'none' };
    let nearest = path;
    while (nearest.includes('/')) {
      nearest = parentPath(nearest);
      const id = byPath.get(nearest);
      if (id) return { id, doubt: 'parent' };
    }
    return { id: byPath.get('/') ?? '', doubt: 'parent' };
  };
}

/** Maximum number of paths with a similarity search, which is slow; after that, only equal names are found. */
const COMPARED = 100;

/** Returns a function that finds the page with the id or the last segment of a path, or else with a similar path. */
function similarPage(pages: readonly PageAddress[]): (path: string, index: number) => string | undefined {
  const byId = new Set(pages.map(({ id }) => id));
  const byPath = new Map(pages.map(({ path, id }) => [path, id]));
  const byLastSegment = groupBy(pages, ({ path }) => lastSegment(path));
  return (path, index) => {
    const word = lastSegment(path);
    // The id of a page stays when its path changes.
    if (byId.has(word)) return word;
    const [same, ...more] = byLastSegment.get(word) ?? [];
    if (same && more.length === 0) return same.id;
    if (index >= COMPARED) return undefined;
    // A page below a removed one is a part of it, and no replacement.
    const others = [...byPath.keys()].filter((other) => !other.startsWith(`${path}/`));
    return byPath.get(closestMatch(path, others) ?? '') ?? closestMatch(word, byId) ?? undefined;
  };
}

/**
 * Returns the last segment of a path.
 *
 * @example lastSegment('/consulting/recrutement') // 'recrutement'
 */
function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/**
 * Returns the parent of a path.
 *
 * @example parentPath('/consulting/recrutement') // '/consulting'
 */
function parentPath(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
