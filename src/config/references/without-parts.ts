import { isObject, type Path } from '../../lib/json';
import { partsOf, type Keywords } from './keywords';
import type { ReferenceKind } from './reference';
import { pageAnchorOf } from './targets';

/**
 * Returns a config without some of its parts and without everything that refers to them, as the schema says: a field
 * that is not needed goes alone, any other one with its object, and the last entry with its list. A link to an anchor that
 * goes leads to its page, where the schema allows that.
 *
 * @param keywords what the schema says about references
 * @param gone the objects that go, such as pages
 * @param places the places that go, such as `contact#seo`
 * @returns the config, which shares what stays, and the paths in the given config of everything that goes
 */
export function withoutParts<Config extends object>(
  keywords: Keywords,
  config: Config,
  gone: ReadonlySet<unknown>,
  places: ReadonlySet<unknown> = new Set(),
): { config: Config; lost: Path[] } {
  const names = new Set<string>();
  for (;;) {
    const { size } = names;
    const lost: Path[] = [];
    const result = removeFrom(keywords, config, { gone, places, names, lost });
    // What went with a link may have had a name, to which something else refers.
    if (names.size === size) return { config: result as Config, lost };
  }
}

interface Removal {
  gone: ReadonlySet<unknown>;
  places: ReadonlySet<unknown>;
  /** The names that what goes declares, such as `page contact`. */
  names: Set<string>;
  lost: Path[];
}

/** Returns what is left of a value; undefined when nothing is. */
function removeFrom(keywords: Keywords, value: unknown, removal: Removal, path: Path = []): unknown {
  const { lost } = removal;
  const { length } = lost;
  const left = leftOf(keywords, value, removal, path);
  // What goes as a whole is not told part by part.
  if (left === undefined) lost.splice(length, lost.length, path);
  return left;
}

function leftOf(keywords: Keywords, value: unknown, removal: Removal, path: Path): unknown {
  if (keywords.refersTo) return referenceLeft(keywords, keywords.refersTo, value, removal);
  if (Array.isArray(value)) {
    const { items } = keywords;
    if (!items) return value;
    const left = value.map((entry, index) => removeFrom(items, entry, removal, [...path, index]));
    if (left.every((entry, index) => entry === value[index])) return value;
    const entries = left.filter((entry) => entry !== undefined);
    return entries.length === 0 && keywords.node.minItems ? undefined : entries;
  }
  return isObject(value) ? objectLeft(keywords, value, removal, path) : value;
}

function objectLeft(
  keywords: Keywords,
  value: Record<string, unknown>,
  removal: Removal,
  path: Path,
): object | undefined {
  const parts = partsOf(keywords, value);
  const { declaresKeys } = keywords.node;
  const keywordsOf = (name: string) =>
    parts.flatMap(({ properties, others }) => properties.get(name) ?? others ?? [])[0];
  if (!removal.gone.has(value)) {
    const fields = Object.entries(value).map(([name, field]): [string, unknown] => {
      const inner = keywordsOf(name);
      const left = inner ? removeFrom(inner, field, removal, [...path, name]) : field;
      if (left === undefined && declaresKeys) removal.names.add(`${declaresKeys} ${name}`);
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
  for (const [name, field] of Object.entries(value)) {
    const declares = keywordsOf(name)?.declares;
    if (declares) removal.names.add(`${declares} ${String(field)}`);
  }
  return undefined;
}

/** The number of steps to a block: `pages`, its page, `blocks` and itself. */
export const BLOCK_DEPTH = 4;

/** Returns whether a path leads to a block. */
export function isBlockPath(path: Path): boolean {
  return path.length === BLOCK_DEPTH && path[2] === 'blocks';
}

/** Returns what is left of a reference: itself, the page of a place that goes, or nothing. */
function referenceLeft(
  { pattern }: Keywords,
  kind: ReferenceKind,
  value: unknown,
  removal: Removal,
): unknown {
  const { gone, places, names } = removal;
  const page = kind === 'page' ? String(value) : pageAnchorOf({ kind, value })?.page;
  if (gone.has(value) || names.has(page === undefined ? `${kind} ${String(value)}` : `page ${page}`))
    return undefined;
  if (page === undefined || !places.has(value)) return value;
  return pattern?.test(page) === false ? undefined : page;
}
