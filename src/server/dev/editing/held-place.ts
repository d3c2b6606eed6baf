import type { Context } from '../../../config/context';
import { leavesIn } from '../../../lib/json';
import { followPath } from './follow-path';
import { shownWords, textsAt } from './panel-data';
import type { Place } from './places';

/**
 * Finds where the files of now have a place of the last version without errors, which is what the pages show.
 *
 * @param shown that version
 * @param now what the files say, perhaps with errors
 * @returns null when the files do not say what the page shows there
 */
export function heldPlace(shown: Context, now: Context, place: Place): Place | null {
  const path = place.path && followPath(shown.config, now.config, place.path, counterpart);
  const held = place.path ? path && { path } : place;
  return held && shownWords(textsAt(now, held)) === shownWords(textsAt(shown, place)) ? held : null;
}

/** Returns the index of the entry that has most in common with one of before, unless another one may be it. */
function counterpart(before: unknown[], now: unknown[], index: number): number | undefined {
  const next = mostAlike(before[index], now);
  return next >= 0 && mostAlike(now[next], before) === index ? next : undefined;
}

function mostAlike(entry: unknown, list: unknown[]): number {
  const own = new Set(leaves(entry));
  const scores = list.map((other) => leaves(other).filter((leaf) => own.has(leaf)).length);
  const best = Math.max(...scores);
  return scores.indexOf(best) === scores.lastIndexOf(best) ? scores.indexOf(best) : -1;
}

function leaves(value: unknown): string[] {
  return leavesIn(value).map((leaf) => JSON.stringify([leaf.path, leaf.value]));
}
