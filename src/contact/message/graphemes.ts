/**
 * Returns the positions at which the graphemes of a text begin. A cut there splits no accent from its letter and no
 * emoji.
 *
 * @returns indices in UTF-16 units, in ascending order
 * @example graphemeStarts('é👨‍👩‍👧!') // [0, 1, 9] for a composed “é”
 */
export function graphemeStarts(text: string): number[] {
  const segments: Iterable<{ index: number }> =
    'Segmenter' in Intl
      ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)
      : text.matchAll(CLUSTER);
  return Array.from(segments, ({ index }) => index);
}

/** A character with its marks and joined characters, for browsers without `Intl.Segmenter`. */
const CLUSTER = /\r\n|[^](?:\p{M}|\u200d[^]?)*/gu;

/**
 * Returns the longest start of a text that fits, cut between two graphemes.
 *
 * @param fits whether a start fits; it must be true for every shorter start too
 */
export function fittingStart(text: string, fits: (start: string) => boolean): string {
  if (fits(text)) return text;
  const starts = graphemeStarts(text);
  let [low, high] = [0, starts.length];
  // Binary search: `low` fits, `high` does not.
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(text.slice(0, starts[middle]))) low = middle;
    else high = middle;
  }
  return text.slice(0, starts[low]);
}
