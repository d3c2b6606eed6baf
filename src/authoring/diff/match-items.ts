import { movedPlaces } from './longest-increasing-subsequence';
import { ResolvedText } from './resolve-texts';
import { similarity } from './similarity';

/** One thing in two lists: where it stood, where it stands, and whether it was moved. */
export interface EntryPair {
  before: number;
  after: number;
  moved: boolean;
}

export interface MatchedEntries {
  pairs: EntryPair[];
  removed: number[];
  added: number[];
}

/**
 * Finds again in a list what stood in an earlier one: by its id, by its path, unchanged, and then by what it is like.
 *
 * @param byPlace whether two of a kind that share nothing are one when they stand at the same place: so it is for
 *   the entries of a list, but not for pages
 */
export function matchedEntries(
  before: readonly unknown[],
  after: readonly unknown[],
  byPlace = true,
): MatchedEntries {
  const to = new Map<number, number>();
  const free = { before: new Set(before.keys()), after: new Set(after.keys()) };
  const pair = (from: number, now: number) => {
    free.before.delete(from);
    free.after.delete(now);
    to.set(now, from);
  };
  const sameBy = (nameOf: (entry: unknown) => string | undefined) => {
    const places = new Map<string, number[]>();
    for (const from of free.before) {
      const name = nameOf(before[from]);
      if (name === undefined) continue;
      const known = places.get(name);
      if (known) known.push(from);
      else places.set(name, [from]);
    }
    // What has not changed its place goes first, so that one of two equal things is not taken for the other.
    const names = new Map([...free.after].map((now) => [now, nameOf(after[now])]));
    for (const [now, name] of names)
      if (name !== undefined && free.before.has(now) && nameOf(before[now]) === name) pair(now, now);
    for (const [places_, list] of places)
      places.set(places_, list.filter((from) => free.before.has(from)).toReversed());
    for (const now of free.after) {
      const from = places.get(names.get(now) ?? '')?.pop();
      if (from !== undefined) pair(from, now);
    }
  };
  sameBy((entry) => textField(entry, 'id'));
  sameBy((entry) => textField(entry, 'path'));
  sameBy((entry) => JSON.stringify(entry));
  for (const [from, now] of likely(before, after, free)) pair(from, now);
  if (byPlace)
    for (const now of free.after)
      if (free.before.has(now) && kindOf(before[now]) === kindOf(after[now])) pair(now, now);
  const places = [...to.keys()].toSorted((first, second) => first - second);
  const moved = movedPlaces(places.map((now) => to.get(now) ?? 0));
  return {
    pairs: places.map((now, index) => ({ before: to.get(now) ?? 0, after: now, moved: moved.has(index) })),
    removed: [...free.before],
    added: [...free.after],
  };
}

/** How much two things must share to be one: less when they are of one type. */
const ENOUGH = { sameType: 0.3, otherType: 0.6 };
/** Beyond so many comparisons nothing is guessed: a list that was written anew is told as that. */
const MOST_COMPARISONS = 10_000;

/** The pairs among what is left that are most like each other, the surest first. */
function likely(
  before: readonly unknown[],
  after: readonly unknown[],
  free: { before: ReadonlySet<number>; after: ReadonlySet<number> },
): [number, number][] {
  if (free.before.size * free.after.size > MOST_COMPARISONS) return [];
  const candidates: { from: number; now: number; likeness: number }[] = [];
  for (const from of free.before) {
    for (const now of free.after) {
      if (!isObject(before[from]) || !isObject(after[now])) continue;
      const likeness = similarity(before[from], after[now]);
      const isSameType = kindOf(before[from]) === kindOf(after[now]);
      if (likeness >= (isSameType ? ENOUGH.sameType : ENOUGH.otherType))
        candidates.push({ from, now, likeness: likeness + (isSameType ? 1 : 0) });
    }
  }
  const taken = { from: new Set<number>(), now: new Set<number>() };
  return candidates
    .toSorted(
      (first, second) =>
        second.likeness - first.likeness ||
        Math.abs(first.from - first.now) - Math.abs(second.from - second.now),
    )
    .flatMap(({ from, now }): [number, number][] => {
      if (taken.from.has(from) || taken.now.has(now)) return [];
      taken.from.add(from);
      taken.now.add(now);
      return [[from, now]];
    });
}

/** Two things of different kinds are never one because of their place. */
function kindOf(value: unknown): string {
  if (value instanceof ResolvedText) return 'text';
  if (Array.isArray(value)) return 'list';
  return isObject(value) ? `object ${textField(value, 'type') ?? ''}` : 'value';
}

function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object' && !(value instanceof ResolvedText);
}

/** A field of an object that is a plain text, such as its id. */
export function textField(value: unknown, name: string): string | undefined {
  const found: unknown = isObject(value) ? Reflect.get(value, name) : undefined;
  return typeof found === 'string' ? found : undefined;
}
