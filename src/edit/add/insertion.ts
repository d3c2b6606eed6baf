import type { Translated } from '../../lib/text/message-language';
import { isSamePath, setAt, valueAt, type Path } from '../../lib/json';

/** A new entry of the config: in a list after another entry, or in an object under a name. */
export interface Insertion {
  /** The path of the list or the object, such as `['menus', 'services']`. */
  list: Path;
  /** The index of the entry after which the new one comes, or its name in the object. */
  after: number | string;
  value: unknown;
  /** A description for the command's output, such as `the page /consulting/domiciliation`. */
  what: Translated;
}

/** Inserts new entries into a config, which is changed. */
export function insertAll(config: object, insertions: readonly Insertion[]): void {
  // An entry moves the lists behind it, so every list is looked up before the first entry.
  const found = insertions.map((insertion) => ({ ...insertion, entries: valueAt(config, insertion.list) }));
  // The names in an object need no order.
  const index = ({ after }: Insertion) => Number(after) || 0;
  for (const { entries, after, value } of found.toSorted((one, other) => index(other) - index(one)))
    if (Array.isArray(entries)) entries.splice(Number(after) + 1, 0, value);
    else setAt(Object(entries) as object, [after], value);
}

/** Returns the path of an entry after all insertions, including those before it in its lists. */
export function insertedPath({ list, after }: Insertion, all: readonly Insertion[]): Path {
  return [...list, after].map((step, index, path) => {
    if (typeof step !== 'number') return step;
    const before = all.filter(
      (other) =>
        typeof other.after === 'number' && isSamePath(other.list, path.slice(0, index)) && other.after < step,
    );
    return step + before.length + (index === list.length ? 1 : 0);
  });
}
