import type { Problem } from '../../config/source/problem';
import { offsetsIn } from '../../lib/text/text-position';

/** A complete text with other spaces or apostrophes, and its position. */
type Correction = Pick<Problem, 'line' | 'column'> & { typography: string };

/**
 * Applies corrections of texts in a JSON file. Only spaces and apostrophes change: a correction that differs in
 * anything else is ignored, so no letter can be lost. Every other character stays as literal, escaped or not.
 *
 * @param text JSON, without a byte order mark
 * @param corrections the corrected texts, and their positions
 * @returns the text, and the corrections that are applied
 */
export function fixTexts<Found extends Correction>(
  text: string,
  corrections: readonly Found[],
): { text: string; fixed: Found[] } {
  const offsetOf = offsetsIn(text);
  const fixed: Found[] = [];
  const pieces: string[] = [];
  let end = text.length;
  // From the end, so that earlier offsets stay valid.
  for (const correction of corrections.toSorted((one, other) => offsetOf(other) - offsetOf(one))) {
    const start = offsetOf(correction);
    const [literal = ''] = LITERAL.exec(text.slice(start, end)) ?? [];
    const corrected = applyTypography(literal, correction.typography);
    if (corrected === undefined || corrected === literal) continue;
    pieces.push(text.slice(start + literal.length, end), corrected);
    end = start;
    fixed.push(correction);
  }
  return { text: text.slice(0, end) + pieces.toReversed().join(''), fixed: fixed.toReversed() };
}

const LITERAL = /^"(?:[^"\\]|\\.)*"/;

/**
 * Returns a JSON string with the spaces and apostrophes of a correction.
 *
 * @returns undefined when the correction differs in anything else
 */
function applyTypography(literal: string, typography: string): string | undefined {
  let corrected = '';
  let at = 0;
  for (const [source] of literal.slice(1, -1).matchAll(/\\u[\da-f]{4}|\\.|[^\\]/gis)) {
    const character = source.length === 1 ? source : (JSON.parse(`"${source}"`) as string);
    if (character !== typography[at] && NON_BREAKING_SPACE.test(typography[at] ?? '') && character !== ' ') {
      corrected += typography[at];
      at += 1;
    }
    if (character === typography[at]) corrected += source;
    else if (REPLACEMENTS.has(character + typography[at])) corrected += typography[at];
    else return undefined;
    at += 1;
  }
  const rest = typography.slice(at);
  return /^[\u00a0\u202f]?$/.test(rest) ? `"${corrected}${rest}"` : undefined;
}

/** The wide and the narrow non-breaking space. */
const NON_BREAKING_SPACE = /[\u00a0\u202f]/;
/** Allowed replacements: the old character and the new one. */
const REPLACEMENTS = new Set([' \u00a0', ' \u202f', "'’"]);
