import { isObject, type Path } from '../../lib/json';
import { groupBy } from '../../lib/lists/group-by';
import type { Languages } from '../../site/languages';

/** Where a value is: on which page, in which block of it, in which field, and in which language when it is a text. */
export interface ConfigLocation {
  page?: string;
  block?: string;
  field: string;
  language?: string;
  /** The same as a path: in the earlier value of what has gone, in the new one of anything else. */
  path: Path;
}

/** A value that came, went or changed, or a list whose entries have another order. */
export interface Difference extends ConfigLocation {
  kind: 'added' | 'removed' | 'changed' | 'reordered';
  before: unknown;
  after: unknown;
}

/** Returns the differences between two values of JSON, in the order of the new one. Fields that begin with `$` are notes. */
export function compare(
  site: Languages,
  before: unknown,
  after: unknown,
  place: ConfigLocation = { field: '', path: [] },
): Difference[] {
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(site, before, after, place);
  if (isObject(before) && isObject(after)) {
    const names = Object.keys({ ...after, ...before }).filter((name) => !name.startsWith('$'));
    return names.flatMap((name) => compare(site, before[name], after[name], fieldIn(site, place, name)));
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return [{ ...place, kind, before, after }];
}

function compareLists(
  site: Languages,
  before: unknown[],
  after: unknown[],
  place: ConfigLocation,
): Difference[] {
  const pairs = pairEntries(before, after);
  const kept = pairs.filter((old) => old !== undefined);
  const isReordered = kept.some((old, index) => old < (kept[index - 1] ?? 0));
  const order: Difference[] = isReordered ? [{ ...place, kind: 'reordered', before, after }] : [];
  const ofAfter = after.flatMap((entry, index) =>
    compare(site, before[pairs[index] ?? -1], entry, entryIn(site, place, entry, index)),
  );
  const removed = before.flatMap((entry, index) =>
    kept.includes(index) ? [] : compare(site, entry, undefined, entryIn(site, place, entry, index)),
  );
  return [...order, ...ofAfter, ...removed];
}

/**
 * Pairs the entries of two lists: those with one id, equal ones, and changed ones of one type beside the same neighbor.
 *
 * @returns the index in the earlier list for each entry of the new one
 */
function pairEntries(before: unknown[], after: unknown[]): (number | undefined)[] {
  const identity = (entry: unknown) => nameOf(entry) ?? JSON.stringify(entry);
  const left = groupBy(before.keys(), (index) => identity(before[index]));
  const pairs = after.map((entry) => left.get(identity(entry))?.shift());
  const free = new Set([...left.values()].flat());
  for (const [index, entry] of after.entries()) {
    if (pairs[index] !== undefined) continue;
    const previous = index === 0 ? -1 : (pairs[index - 1] ?? Number.NaN);
    const next = index === after.length - 1 ? before.length : (pairs[index + 1] ?? Number.NaN);
    const old = [previous + 1, next - 1].find((at) => free.has(at) && kindOf(before[at]) === kindOf(entry));
    if (old !== undefined && free.delete(old)) pairs[index] = old;
  }
  return pairs;
}

function nameOf(entry: unknown): string | undefined {
  const { id, code } = Object(entry) as { id?: unknown; code?: unknown };
  return [id, code].find((name) => typeof name === 'string');
}

function kindOf(entry: unknown): unknown {
  return nameOf(entry) ?? (isObject(entry) ? entry.type : typeof entry);
}

function fieldIn({ languages }: Languages, place: ConfigLocation, name: string): ConfigLocation {
  if (languages.includes(name)) return { ...place, language: name };
  const path = [...place.path, name];
  return { ...place, path, field: place.field === '' ? name : `${place.field}.${name}` };
}

function entryIn(
  { defaultLanguage }: Languages,
  place: ConfigLocation,
  entry: unknown,
  index: number,
): ConfigLocation {
  const { path: own, type } = Object(entry) as { path?: unknown; type?: unknown };
  const path = [...place.path, index];
  if (place.page === undefined && place.field === 'pages') {
    const address = isObject(own) ? own[defaultLanguage] : own;
    return { path, page: String(address ?? nameOf(entry) ?? index + 1), field: '' };
  }
  if (place.page !== undefined && place.field === 'blocks')
    return { ...place, path, block: `bloc ${index + 1} « ${String(type)} »`, field: '' };
  return { ...place, path, field: `${place.field}[${nameOf(entry) ?? index}]` };
}
