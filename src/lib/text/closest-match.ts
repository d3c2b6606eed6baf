import leven from 'leven';

/**
 * Returns the candidate that is most similar to a misspelt word, or null when none is similar enough. Of equally similar
 * candidates, the one with the longest common prefix wins.
 *
 * @param word the misspelt word
 * @param taken candidates that are already used: each is less likely to be meant once more
 */
export function closestMatch(
  word: string,
  candidates: Iterable<string>,
  taken: ReadonlySet<string> = new Set(),
): string | null {
  const typed = word.toLowerCase();
  const maxDistance = Math.max(1, Math.floor(word.length / 3));
  let best: { word: string; rank: number; prefix: number } | null = null;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) > maxDistance) continue;
    const target = candidate.toLowerCase();
    const distance = editDistance(typed, target, maxDistance);
    if (distance > maxDistance) continue;
    const rank = distance + (taken.has(candidate) ? 1 : 0);
    if (best && rank > best.rank) continue;
    const prefix = commonPrefixLength(typed, target);
    if (best === null || rank < best.rank || prefix > best.prefix) best = { word: candidate, rank, prefix };
  }
  return best?.word ?? null;
}

/** Returns the edit distance. Two swapped neighbours are one typing error and count as one edit. */
function editDistance(first: string, second: string, maxDistance: number): number {
  return isSwapped(first, second) ? 1 : leven(first, second, { maxDistance: maxDistance + 1 });
}

/** @example isSwapped('titel', 'title') // true */
function isSwapped(first: string, second: string): boolean {
  if (first.length !== second.length) return false;
  const at = commonPrefixLength(first, second);
  return (
    at < first.length - 1 &&
    first[at] === second[at + 1] &&
    first[at + 1] === second[at] &&
    first.slice(at + 2) === second.slice(at + 2)
  );
}

function commonPrefixLength(first: string, second: string): number {
  let at = 0;
  while (at < first.length && first[at] === second[at]) at += 1;
  return at;
}
