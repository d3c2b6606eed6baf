import type { Page } from '../../../site/types.generated';
import { closestMatch } from '../../../lib/closest-match';

/** The page that most likely took the place of a path. */
interface LikelyPage {
  id: string;
  /** What to tell whoever is offered it when it is only a guess; empty when there is little doubt. */
  doubt: string;
}

/**
 * Finds the page that most likely took a path's place. One at an address that was never published comes first: a page
 * that was there before, beside the one that is gone, is another page, however alike their addresses are.
 *
 * @param pages the pages of the site as it is now
 * @param published the paths that were ever published
 * @returns for a path and how many were asked before it, the page and how sure that is
 */
export function likelyReplacements(
  pages: readonly Page[],
  published: ReadonlySet<string>,
): (path: string, index: number) => LikelyPage {
  const fresh = pages.filter(({ path }) => !published.has(path));
  const likeFresh = alike(fresh);
  const likeAny = alike(pages);
  const byPath = new Map(pages.map(({ path, id }) => [path, id]));
  const freshBelow = byWord(fresh, above);
  return (path, index) => {
    const like = likeFresh(path, index);
    if (like) return { id: like, doubt: '' };
    const [beside, ...more] = freshBelow.get(above(path)) ?? [];
    if (beside && more.length === 0)
      return {
        id: beside.id,
        doubt: 'It leads to the only new page beside it; name a better one if there is one.',
      };
    const known = likeAny(path, index);
    if (known) return { id: known, doubt: '' };
    const doubt = 'It leads to the nearest page above; name a better one if there is one.';
    let nearest = path;
    while (nearest.includes('/')) {
      nearest = above(nearest);
      const id = byPath.get(nearest);
      if (id) return { id, doubt };
    }
    return { id: byPath.get('/') ?? '', doubt };
  };
}

/** Comparing words costs: for more lost paths than a person reads, only what is the same is found. */
const COMPARED = 100;

/** Finds the page whose name or last word is that of a path, else the one of a like path. */
function alike(pages: readonly Page[]): (path: string, index: number) => string | undefined {
  const byId = new Set(pages.map(({ id }) => id));
  const byPath = new Map(pages.map(({ path, id }) => [path, id]));
  const byLast = byWord(pages, last);
  return (path, index) => {
    const word = last(path);
    // The name of a page stays when its address changes.
    if (byId.has(word)) return word;
    const [same, ...more] = byLast.get(word) ?? [];
    if (same && more.length === 0) return same.id;
    if (index >= COMPARED) return undefined;
    return byPath.get(closestMatch(path, byPath.keys()) ?? '') ?? closestMatch(word, byId) ?? undefined;
  };
}

/** Pages by a part of their paths. */
function byWord(pages: readonly Page[], part: (path: string) => string): Map<string, Page[]> {
  const found = new Map<string, Page[]>();
  for (const page of pages) {
    const word = part(page.path);
    const known = found.get(word);
    if (known) known.push(page);
    else found.set(word, [page]);
  }
  return found;
}

/** @example last('/consulting/recrutement') // 'recrutement' */
function last(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** @example above('/consulting/recrutement') // '/consulting' */
function above(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
