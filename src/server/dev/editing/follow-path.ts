import { isDeepStrictEqual as isEqual } from 'node:util';
import { isObject, valueAt, type Path } from '../../../lib/json';

/**
 * Finds what an earlier version of a value has at a path in the version of now. In a list that has changed the path follows
 * its entry, if there is no doubt which one that is.
 *
 * @param find returns the index by now of an entry of a list; undefined when it is gone or not certain
 * @returns undefined when the end of the path has changed or is gone, or when several entries may be the one
 */
export function followPath(before: unknown, now: unknown, path: Path, find = entryNow): Path | undefined {
  if (isEqual(before, now)) return path;
  const [step, ...rest] = path;
  if (step === undefined) return undefined;
  const isList = Array.isArray(before) && Array.isArray(now);
  const next = isList ? find(before, now, Number(step), rest) : step;
  if (next === undefined) return undefined;
  const inner = followPath(valueAt(before, [step]), valueAt(now, [next]), rest, find);
  return inner && [next, ...inner];
}

/** Returns the index by now of an entry of a list; undefined when it is gone or not certain. */
function entryNow(before: unknown[], now: unknown[], index: number, rest: Path): number | undefined {
  const found = counterparts(before[index], before, now);
  const [only] = found;
  if (only !== undefined)
    return found.length === 1 && counterparts(now[only], now, before).length === 1 ? only : undefined;
  // Other fields of an entry may change, as long as an entry inside it is what the path leads to, and no other one replaces it.
  const isOnlyChange =
    before.length === now.length &&
    before.every((entry, at) => at === index || isEqual(entry, now[at])) &&
    !before.some((entry) => isAlike(entry, now[index]));
  return isOnlyChange && rest.some((step) => typeof step === 'number') ? index : undefined;
}

/** Returns the indexes of what an entry of one list may be in another one: its equals, and what has become like it. */
function counterparts(entry: unknown, from: unknown[], to: unknown[]): number[] {
  const isNew = (other: unknown) => !from.some((each) => isEqual(each, other));
  return [...to.keys()].filter(
    (index) => isEqual(entry, to[index]) || (isAlike(entry, to[index]) && isNew(to[index])),
  );
}

/** Returns whether two values differ at most in their lists, and those have something in common. */
function isAlike(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    const isShared = one.some((entry) => other.some((each) => isAlike(entry, each)));
    return isShared || one.length === 0 || other.length === 0;
  }
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isAlike(one[name], other[name]));
}
