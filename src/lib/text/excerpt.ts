import { NO_TEXT } from './characters';

/** Maximum length of an excerpt, in characters as a reader counts them. */
const SHOWN = 60;
/** Characters shown before the first difference. */
const LEAD = 12;

const segments = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/**
 * Returns excerpts of two texts around their first difference, so that a change at the end of a long text is visible.
 * A character as a reader sees it, such as a letter with its accent, is never cut (unicode.org/reports/tr29).
 *
 * @example excerpts('Un', 'Deux') // ['Un', 'Deux']
 */
export function excerpts(before: string, after: string): [string, string] {
  const [one, other] = [graphemes(before), graphemes(after)];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const isLong = Math.max(one.length, other.length) > SHOWN;
  const start = isLong && same > SHOWN - LEAD ? same - LEAD : 0;
  return [cut(one, start), cut(other, start)];
}

/** Returns at most 20 characters of a text before a place in it. */
export function textBefore(text: string, at: number): string {
  return Array.from(text.slice(0, at)).slice(-20).join('');
}

/** Returns the beginning of a text. */
export function excerpt(text: string): string {
  return cut(graphemes(text), 0);
}

function cut(text: string[], start: number): string {
  const shown = text.slice(start, start + SHOWN).join('');
  return `${start > 0 ? '…' : ''}${shown}${text.length > start + SHOWN ? '…' : ''}`;
}

function graphemes(text: string): string[] {
  return Array.from(segments.segment(plainLine(text)), ({ segment }) => segment);
}

/** Returns a text on one line, without what is no text, such as a character that controls a terminal. */
export function plainLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(NO_TEXT, '');
}
