import leven from 'leven';

/**
 * The word that was most likely meant. Of words equally near, one that begins with the same signs is likelier.
 *
 * @param word what was written
 * @param known what could have been meant
 * @param taken those of them that stand there already: each is less likely to be meant once more
 * @returns the nearest known word, or null when none is near
 */
export function closestMatch(
  word: string,
  known: Iterable<string>,
  taken: ReadonlySet<string> = new Set(),
): string | null {
  const written = word.toLowerCase();
  const allowed = Math.max(1, Math.floor(word.length / 3));
  let best: { word: string; rank: number; begun: number } | null = null;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const meant = candidate.toLowerCase();
    const distance = signsApart(written, meant, allowed);
    if (distance > allowed) continue;
    const rank = distance + (taken.has(candidate) ? 1 : 0);
    if (best && rank > best.rank) continue;
    const begun = sharedBeginning(written, meant);
    if (best === null || rank < best.rank || begun > best.begun) best = { word: candidate, rank, begun };
  }
  return best?.word ?? null;
}

/** How many signs differ; two neighbours that have changed places are one slip of the hand, and count as one. */
function signsApart(first: string, second: string, most: number): number {
  return isSwapped(first, second) ? 1 : leven(first, second, { maxDistance: most + 1 });
}

/** @example isSwapped('titel', 'title') // true */
function isSwapped(first: string, second: string): boolean {
  if (first.length !== second.length) return false;
  const at = sharedBeginning(first, second);
  return (
    at < first.length - 1 &&
    first[at] === second[at + 1] &&
    first[at + 1] === second[at] &&
    first.slice(at + 2) === second.slice(at + 2)
  );
}

function sharedBeginning(first: string, second: string): number {
  let at = 0;
  while (at < first.length && first[at] === second[at]) at += 1;
  return at;
}
