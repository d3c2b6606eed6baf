/**
 * Where the characters of a text, as a reader sees them, begin: no place of a cut between two of them splits a letter
 * from its accent or an emoji in two.
 *
 * @returns indices in UTF-16 units, in ascending order
 * @example graphemeStarts('é👨‍👩‍👧!') // [0, 1, 9] for a composed « é »
 */
export function graphemeStarts(text: string): number[] {
  const segments: Iterable<{ index: number }> =
    'Segmenter' in Intl
      ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)
      : text.matchAll(CLUSTER);
  return Array.from(segments, ({ index }) => index);
}

/** A character with its marks and what a joiner ties to it, for a browser without a segmenter. */
const CLUSTER = /\r\n|[^](?:\p{M}|\u200d[^]?)*/gu;

/**
 * The longest beginning of a text that fits, cut between two characters as a reader sees them.
 *
 * @param fits whether a beginning fits; a shorter one fits whenever a longer one does
 */
export function fittingStart(text: string, fits: (start: string) => boolean): string {
  if (fits(text)) return text;
  const starts = graphemeStarts(text);
  let [low, high] = [0, starts.length];
  // Halving the range: `low` fits, `high` does not.
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(text.slice(0, starts[middle]))) low = middle;
    else high = middle;
  }
  return text.slice(0, starts[low]);
}
