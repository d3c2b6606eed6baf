import { isObject, type Path } from '../../lib/json';
import type { Marks } from './compile-marks';
import type { ReferenceKind } from './reference';
import { placeOf } from './targets';

/** Content that goes with other parts of a config: a link to a page, or a block of which nothing is left. */
export type Loss = { path: Path } & (
  { message: 'link'; data: { page: string } } | { message: 'block'; data?: undefined }
);

/**
 * Returns a config without some of its parts and without everything that refers to them, as the schema says: a field
 * that is not needed goes alone, any other one with its object, and the last entry with its list.
 *
 * @param marks what the schema says about references
 * @param gone the objects that go, such as pages
 * @returns the config, which shares what stays, and what it loses besides, by its path in the given config
 */
export function withoutParts<Config extends object>(
  marks: Marks,
  config: Config,
  gone: ReadonlySet<object>,
): { config: Config; lost: Loss[] } {
  const names = new Set<string>();
  for (;;) {
    const { size } = names;
    const lost: Loss[] = [];
    const result = removeFrom(marks, config, { gone, names, lost });
    // What went with a link may have had a name, to which something else refers.
    if (names.size === size) return { config: result as Config, lost };
  }
}

interface Removal {
  gone: ReadonlySet<object>;
  /** The names that what goes declares, such as `page contact`. */
  names: Set<string>;
  lost: Loss[];
}

/** Returns what is left of a value; undefined when nothing is. */
function removeFrom(marks: Marks, value: unknown, removal: Removal, path: Path = []): unknown {
  if (marks.refersTo) return isLost(marks.refersTo, value, removal, path) ? undefined : value;
  if (Array.isArray(value)) {
    const { items } = marks;
    if (!items) return value;
    const left = value.map((entry, index) => removeFrom(items, entry, removal, [...path, index]));
    if (left.every((entry, index) => entry === value[index])) return value;
    const entries = left.filter((entry) => entry !== undefined);
    return entries.length === 0 && marks.hasEntries ? undefined : entries;
  }
  return isObject(value) ? removeFromObject(marks, value, removal, path) : value;
}

function removeFromObject(
  marks: Marks,
  value: Record<string, unknown>,
  removal: Removal,
  path: Path,
): object | undefined {
  const parts = [marks, ...(marks.variants.get(value.type) ?? [])];
  const marksOf = (name: string) =>
    parts.flatMap(({ properties, others }) => properties.get(name) ?? others ?? [])[0];
  if (!removal.gone.has(value)) {
    const fields = Object.entries(value).map(([name, field]): [string, unknown] => {
      const inner = marksOf(name);
      const left = inner ? removeFrom(inner, field, removal, [...path, name]) : field;
      if (left === undefined && marks.declaresKeys) removal.names.add(`${marks.declaresKeys} ${name}`);
      // The config itself keeps what it needs; validation reports it.
      return [name, left === undefined && path.length === 0 ? field : left];
    });
    if (fields.every(([name, field]) => field === value[name])) return value;
    const left = fields.filter(([, field]) => field !== undefined);
    const isWhole = fields.every(
      ([name, field]) => field !== undefined || !parts.some(({ needed }) => needed.has(name)),
    );
    if (isWhole && left.some(([name]) => !name.startsWith('$'))) return Object.fromEntries(left);
  }
  if (path.length === BLOCK_DEPTH && path[2] === 'blocks') removal.lost.push({ path, message: 'block' });
  for (const [name, field] of Object.entries(value)) {
    const declares = marksOf(name)?.declares;
    if (declares) removal.names.add(`${declares} ${String(field)}`);
  }
  return undefined;
}

/** The number of steps to a block: `pages`, its page, `blocks` and itself. */
export const BLOCK_DEPTH = 4;

/** Returns whether a reference leads to what goes. */
function isLost(kind: ReferenceKind, value: unknown, { names, lost }: Removal, path: Path): boolean {
  const page = kind === 'page' ? String(value) : placeOf({ kind, value })?.page;
  if (page === undefined) return names.has(`${kind} ${String(value)}`);
  if (!names.has(`page ${page}`)) return false;
  lost.push({ path, message: 'link', data: { page } });
  return true;
}
