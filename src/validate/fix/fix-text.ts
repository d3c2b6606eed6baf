import type { Problem } from '../../config/source/problem';
import { offsetsIn } from '../../lib/text/text-position';

/** A problem with the complete text in other spaces or apostrophes. */
type Correction = Pick<Problem, 'line' | 'column'> & { typography: string };

/**
 * Applies the suggestions for texts in a JSON file. Only spaces and apostrophes change: a suggestion that differs in
 * anything else is ignored, so no letter can be lost. Every other character stays as literal, escaped or not.
 *
 * @param text JSON, without a byte order mark
 * @param corrections the positions of the texts, and their suggestions
 * @returns the text, and the problems that are fixed
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
    const corrected = applySuggestion(literal, correction.typography);
    if (corrected === undefined || corrected === literal) continue;
    pieces.push(text.slice(start + literal.length, end), corrected);
    end = start;
    fixed.push(correction);
  }
  return { text: text.slice(0, end) + pieces.toReversed().join(''), fixed: fixed.toReversed() };
}

const LITERAL = /^"(?:[^"\\]|\\.)*"/;

/**
 * Returns a JSON string with the spaces and apostrophes of a suggestion.
 *
 * @returns undefined when the suggestion differs in anything else
 */
function applySuggestion(literal: string, suggestion: string): string | undefined {
  let corrected = '';
  let at = 0;
  for (const [source] of literal.slice(1, -1).matchAll(/\\u[\da-f]{4}|\\.|[^\\]/gis)) {
    const character = source.length === 1 ? source : (JSON.parse(`"${source}"`) as string);
    if (character !== suggestion[at] && NON_BREAKING_SPACE.test(suggestion[at] ?? '') && character !== ' ') {
      corrected += suggestion[at];
      at += 1;
    }
    if (character === suggestion[at]) corrected += source;
    else if (REPLACEMENTS.has(character + suggestion[at])) corrected += suggestion[at];
    else return undefined;
    at += 1;
  }
  const rest = suggestion.slice(at);
  return /^[\u00a0\u202f]?$/.test(rest) ? `"${corrected}${rest}"` : undefined;
}

/** The wide and the narrow non-breaking space. */
const NON_BREAKING_SPACE = /[\u00a0\u202f]/;
/** Allowed replacements: the old character and the new one. */
const REPLACEMENTS = new Set([' \u00a0', ' \u202f', "'’"]);
