import { movedIndexes } from '../../lib/lists/moved-indexes';
import { ResolvedText } from './resolve-texts';
import { similarity } from './similarity';
import { defaultLanguage } from '../../site/languages';

/** One entry in two lists: its index in each, and whether it was moved. */
export interface EntryPair {
  before: number;
  after: number;
  moved: boolean;
}

export interface EntryMatches {
  pairs: EntryPair[];
  removed: number[];
  added: number[];
}

/**
 * Matches the entries of a list with those of an earlier one: by id, by path, by equality, then by similarity.
 *
 * @param byPlace whether two entries of one kind that share nothing match when they have the same index: true for the
 *   entries of a list, false for pages
 */
export function matchEntries(
  before: readonly unknown[],
  after: readonly unknown[],
  byPlace = true,
): EntryMatches {
  const to = new Map<number, number>();
  const free = { before: new Set(before.keys()), after: new Set(after.keys()) };
  const pair = (from: number, now: number) => {
    free.before.delete(from);
    free.after.delete(now);
    to.set(now, from);
  };
  const pairBy = (nameOf: (entry: unknown) => string | undefined) => {
    const places = new Map<string, number[]>();
    for (const from of free.before) {
      const name = nameOf(before[from]);
      if (name === undefined) continue;
      const indexes = places.get(name);
      if (indexes) indexes.push(from);
      else places.set(name, [from]);
    }
    // Entries with the same index go first, so that one of two equal entries is not taken for the other.
    const names = new Map([...free.after].map((now) => [now, nameOf(after[now])]));
    for (const [now, name] of names)
      if (name !== undefined && free.before.has(now) && nameOf(before[now]) === name) pair(now, now);
    for (const [name, indexes] of places)
      places.set(name, indexes.filter((from) => free.before.has(from)).toReversed());
    for (const now of free.after) {
      const from = places.get(names.get(now) ?? '')?.pop();
      if (from !== undefined) pair(from, now);
    }
  };
  pairBy((entry) => textField(entry, 'id'));
  pairBy(pagePathOf);
  pairBy((entry) => JSON.stringify(entry));
  for (const [from, now] of similarPairs(before, after, free)) pair(from, now);
  if (byPlace)
    for (const now of free.after)
      if (free.before.has(now) && kindOf(before[now]) === kindOf(after[now])) pair(now, now);
  const places = [...to.keys()].toSorted((first, second) => first - second);
  const moved = movedIndexes(places.map((now) => to.get(now) ?? 0));
  return {
    pairs: places.map((now, index) => ({ before: to.get(now) ?? 0, after: now, moved: moved.has(index) })),
    removed: [...free.before],
    added: [...free.after],
  };
}

/** The similarity from which two entries match: lower when they have the same type. */
const ENOUGH = { sameType: 0.3, otherType: 0.6 };
/** The maximum number of comparisons: beyond it a list counts as rewritten and nothing is guessed. */
const MOST_COMPARISONS = 10_000;

/** Returns the most similar pairs among the unmatched entries, the most similar first. */
function similarPairs(
  before: readonly unknown[],
  after: readonly unknown[],
  free: { before: ReadonlySet<number>; after: ReadonlySet<number> },
): [number, number][] {
  if (free.before.size * free.after.size > MOST_COMPARISONS) return [];
  const candidates: { from: number; now: number; score: number }[] = [];
  for (const from of free.before) {
    for (const now of free.after) {
      if (!isObject(before[from]) || !isObject(after[now])) continue;
      const score = similarity(before[from], after[now]);
      const isSameType = kindOf(before[from]) === kindOf(after[now]);
      if (score >= (isSameType ? ENOUGH.sameType : ENOUGH.otherType))
        candidates.push({ from, now, score: score + (isSameType ? 1 : 0) });
    }
  }
  const taken = { from: new Set<number>(), now: new Set<number>() };
  return candidates
    .toSorted(
      (first, second) =>
        second.score - first.score || Math.abs(first.from - first.now) - Math.abs(second.from - second.now),
    )
    .flatMap(({ from, now }): [number, number][] => {
      if (taken.from.has(from) || taken.now.has(now)) return [];
      taken.from.add(from);
      taken.now.add(now);
      return [[from, now]];
    });
}

/** Returns the kind of a value. Values of different kinds never match by index. */
function kindOf(value: unknown): string {
  if (value instanceof ResolvedText) return 'text';
  if (Array.isArray(value)) return 'list';
  return isObject(value) ? `object ${textField(value, 'type') ?? ''}` : 'value';
}

function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object' && !(value instanceof ResolvedText);
}

/** Returns the path of a page; its own in the default language, when it has one for each. */
export function pagePathOf(page: unknown): string | undefined {
  const path: unknown = isObject(page) ? Reflect.get(page, 'path') : undefined;
  return path instanceof ResolvedText ? path.words[defaultLanguage] : textField(page, 'path');
}

/** Returns a field of an object that is a plain text, such as its id. */
export function textField(value: unknown, name: string): string | undefined {
  const found: unknown = isObject(value) ? Reflect.get(value, name) : undefined;
  return typeof found === 'string' ? found : undefined;
}
