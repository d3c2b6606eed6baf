/** So many signs of a text are shown, as a reader counts them. */
const SHOWN = 60;
/** So many of them stand before the first sign that differs. */
const LEAD = 12;

const segments = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/**
 * Two texts shortened to where they differ: a change at the end of a long text is seen too. Nothing is cut inside of
 * what a reader sees as one sign, such as a letter with its accent (unicode.org/reports/tr29).
 *
 * @example excerpts('Un', 'Deux') // ['Un', 'Deux']
 */
export function excerpts(before: string, after: string): [string, string] {
  const [one, other] = [signs(before), signs(after)];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const isLong = Math.max(one.length, other.length) > SHOWN;
  const start = isLong && same > SHOWN - LEAD ? same - LEAD : 0;
  return [cut(one, start), cut(other, start)];
}

/** A text shortened at its end. */
export function excerpt(text: string): string {
  return cut(signs(text), 0);
}

function cut(text: string[], start: number): string {
  const shown = text.slice(start, start + SHOWN).join('');
  return `${start > 0 ? '…' : ''}${shown}${text.length > start + SHOWN ? '…' : ''}`;
}

function signs(text: string): string[] {
  return Array.from(segments.segment(plainLine(text)), ({ segment }) => segment);
}

/** A text on one line; what would steer a terminal or the direction of writing instead of being read is left out. */
export function plainLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '');
}
