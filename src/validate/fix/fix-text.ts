import { offsetsIn } from '../../lib/text-position';
import type { Problem } from '../../config/source/problem';

/** A problem whose suggestion is the whole text with other spaces or apostrophes. */
type Mend = Pick<Problem, 'line' | 'column' | 'suggestion'>;

/**
 * Puts texts in a JSON file right, each by the suggestion for it. Only spaces and apostrophes change: a suggestion
 * that differs in anything else is not used, so no letter can be lost. Every other character stays as it is spelt,
 * escaped or not.
 *
 * @param text JSON, without a byte order mark
 * @param mends where the texts begin, and what they shall be
 * @returns the text, and the problems that are no more
 */
export function mendedTexts<Found extends Mend>(
  text: string,
  mends: readonly Found[],
): { text: string; fixed: Found[] } {
  const offsetOf = offsetsIn(text);
  const fixed: Found[] = [];
  const pieces: string[] = [];
  let end = text.length;
  // From the end, so that the places before stay where they are.
  for (const mend of mends.toSorted((one, other) => offsetOf(other) - offsetOf(one))) {
    const start = offsetOf(mend);
    const [written = ''] = LITERAL.exec(text.slice(start, end)) ?? [];
    const mended = mend.suggestion === null ? undefined : likeSuggested(written, mend.suggestion);
    if (mended === undefined || mended === written) continue;
    pieces.push(text.slice(start + written.length, end), mended);
    end = start;
    fixed.push(mend);
  }
  return { text: text.slice(0, end) + pieces.toReversed().join(''), fixed: fixed.toReversed() };
}

const LITERAL = /^"(?:[^"\\]|\\.)*"/;

/**
 * A string of JSON with the spaces and apostrophes of a text.
 *
 * @returns undefined when the text differs in more
 */
function likeSuggested(written: string, wanted: string): string | undefined {
  let mended = '';
  let at = 0;
  for (const [spelt] of written.slice(1, -1).matchAll(/\\u[\da-f]{4}|\\.|[^\\]/gis)) {
    const sign = spelt.length === 1 ? spelt : (JSON.parse(`"${spelt}"`) as string);
    if (sign !== wanted[at] && KEPT_SPACE.test(wanted[at] ?? '') && sign !== ' ') {
      mended += wanted[at];
      at += 1;
    }
    if (sign === wanted[at]) mended += spelt;
    else if (MENDED.has(sign + wanted[at])) mended += wanted[at];
    else return undefined;
    at += 1;
  }
  const rest = wanted.slice(at);
  return /^[\u00a0\u202f]?$/.test(rest) ? `"${mended}${rest}"` : undefined;
}

/** The spaces that never break, wide and narrow. */
const KEPT_SPACE = /[\u00a0\u202f]/;
/** What may take the place of another sign. */
const MENDED = new Set([' \u00a0', ' \u202f', "'’"]);
