import leven from 'leven';

/**
 * The word that was most likely meant.
 *
 * @param word what was written
 * @param known what could have been meant
 * @returns the nearest known word, or null when none is near
 */
export function suggestion(word: string, known: Iterable<string>): string | null {
  const allowed = Math.max(1, Math.floor(word.length / 3));
  let best: { word: string; distance: number } | null = null;
  for (const candidate of known) {
    const distance = leven(word.toLowerCase(), candidate.toLowerCase(), { maxDistance: allowed + 1 });
    if (distance <= allowed && (best === null || distance < best.distance))
      best = { word: candidate, distance };
  }
  return best?.word ?? null;
}
