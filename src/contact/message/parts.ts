import { emptyMessage } from '../field-problem';
import { sanitize } from '../sanitize';
import { graphemeStarts } from './graphemes';

export interface PartRules {
  /** The minimum and maximum length of a sanitized part, in characters. */
  shortest: number;
  longest: number;
  /** Whether a text by itself passes the content rules. */
  isAccepted: (text: string) => boolean;
}

/**
 * Splits a message into the parts in which it is sent. A part ends before the white space between two words, or between
 * two characters when a word is longer than half a part. White space at a cut belongs to no part, because each part is
 * trimmed when it is sent. Everything else is in exactly one part.
 *
 * No part is shorter than `shortest`, provided that `longest` is at least twice as long.
 *
 * @param text the content of the form
 */
export function splitMessage(text: string, rules: PartRules): string[] {
  const parts: string[] = [];
  let rest = text;
  while (sanitizeText(rest).length > rules.longest) {
    const part = rest.slice(0, partEnd(rest, rules));
    parts.push(part);
    rest = rest.slice(part.length).trimStart();
  }
  return [...parts, rest];
}

/** Returns the text of a message as it is sent, without a maximum length. */
export function sanitizeText(text: string): string {
  return sanitize({ ...emptyMessage, message: text }, Infinity).message;
}

/** The number of positions to try for a cut after which both sides pass the rules: a line or two. */
const MAX_TRIES = 20;

/** Returns the last position for a cut that makes the part short enough, and neither side too short or rejected. */
function partEnd(text: string, { shortest, longest, isAccepted }: PartRules): number {
  const sides = (end: number) => [text.slice(0, end), text.slice(end)] as const;
  const last = maximumEnd(text, longest);
  for (const [positions, minimum] of [
    [wordEnds, Math.max(shortest, longest / 2)],
    [graphemeStarts, shortest],
    [codePointStarts, shortest],
  ] as const) {
    const candidates = positions(text)
      .filter((end) => end <= last)
      .slice(-MAX_TRIES)
      .toReversed()
      .filter((end) => {
        const [part, rest] = sides(end).map((side) => sanitizeText(side).length) as [number, number];
        return part >= minimum && part <= longest && rest >= shortest;
      });
    const end = candidates.find((position) => sides(position).every(isAccepted)) ?? candidates[0];
    if (end !== undefined) return end;
  }
  // `shortest` and `longest` contradict each other.
  return codePointStarts(text).findLast((end) => end <= longest) || longest;
}

/** Returns the largest end of a part: its maximum length plus the number of characters that are stripped from it. */
function maximumEnd(text: string, longest: number): number {
  // The `x` keeps white space at the end, which counts because a word may follow.
  const stripped = (end: number) => end + 1 - sanitizeText(`${text.slice(0, end)}x`).length;
  let end = 0;
  let next = longest;
  while (next > end) {
    end = next;
    next = Math.min(text.length, longest + stripped(end));
  }
  return end;
}

/** Returns the ends of words, except before a non-breaking space, as in “5 000 DH”. */
function wordEnds(text: string): number[] {
  return Array.from(text.matchAll(/[^\S\u00a0\u202f\ufeff]+/g), ({ index }) => index);
}

function codePointStarts(text: string): number[] {
  return Array.from(text.matchAll(/[^]/gu), ({ index }) => index);
}
