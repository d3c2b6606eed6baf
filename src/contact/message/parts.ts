import { emptyMessage } from '../field-problem';
import { graphemeStarts } from './graphemes';
import { sanitize } from '../sanitised';

export interface PartRules {
  /** The fewest and the most characters of a part as it is sent. */
  shortest: number;
  longest: number;
  /** Whether a text passes the rules of content by itself. */
  isAccepted: (text: string) => boolean;
}

/**
 * The parts in which a message is sent. A part ends before the white space between two words, or between two
 * characters where a word is longer than half a part. White space at a cut belongs to no part: each part is trimmed
 * when it is sent. Everything else is in exactly one part.
 *
 * No part is shorter than the shortest, provided that the longest is at least twice as long.
 *
 * @param text a message as it stands in the form
 */
export function partsOf(text: string, rules: PartRules): string[] {
  const parts: string[] = [];
  let rest = text;
  while (asSent(rest).length > rules.longest) {
    const part = rest.slice(0, partEnd(rest, rules));
    parts.push(part);
    rest = rest.slice(part.length).trimStart();
  }
  return [...parts, rest];
}

/** A message's text as it is sent, of whatever length. */
export function asSent(text: string): string {
  return sanitize({ ...emptyMessage, message: text }, Infinity).message;
}

/** How many places are tried for a cut after which both sides pass the rules: a line or two. */
const TRIES = 20;

/** The last place for a cut after which the part is not too long, and neither side too short or refused. */
function partEnd(text: string, { shortest, longest, isAccepted }: PartRules): number {
  const sides = (end: number) => [text.slice(0, end), text.slice(end)] as const;
  const farthest = reach(text, longest);
  for (const [places, least] of [
    [wordEnds, Math.max(shortest, longest / 2)],
    [graphemeStarts, shortest],
    [codePointStarts, shortest],
  ] as const) {
    const fitting = places(text)
      .filter((end) => end <= farthest)
      .slice(-TRIES)
      .toReversed()
      .filter((end) => {
        const [part, rest] = sides(end).map((side) => asSent(side).length) as [number, number];
        return part >= least && part <= longest && rest >= shortest;
      });
    const end = fitting.find((place) => sides(place).every(isAccepted)) ?? fitting[0];
    if (end !== undefined) return end;
  }
  // The shortest length asks for more than the longest allows.
  return codePointStarts(text).findLast((end) => end <= longest) || longest;
}

/** How far a part can reach: further than it is long by as much as is stripped from it. */
function reach(text: string, longest: number): number {
  // White space at the end counts, for a word may follow.
  const stripped = (end: number) => end + 1 - asSent(`${text.slice(0, end)}x`).length;
  let end = 0;
  let next = longest;
  while (next > end) {
    end = next;
    next = Math.min(text.length, longest + stripped(end));
  }
  return end;
}

/** Not before a space that does not break, as in « 5 000 DH ». */
function wordEnds(text: string): number[] {
  return Array.from(text.matchAll(/[^\S\u00a0\u202f\ufeff]+/g), ({ index }) => index);
}

function codePointStarts(text: string): number[] {
  return Array.from(text.matchAll(/[^]/gu), ({ index }) => index);
}
