import { valueAt, type Path } from '../../lib/json';

/** A new entry of a list of the config. */
export interface Insertion {
  /** The path of the list, such as `['menus', 'services']`. */
  list: Path;
  /** The index of the entry after which the new one comes. */
  after: number;
  value: unknown;
  /** A description for the command's output, such as `the page /consulting/domiciliation`. */
  what: string;
}

/** Inserts new entries into the lists of a config, which is changed. */
export function insertAll(config: unknown, insertions: readonly Insertion[]): void {
  // An entry moves the lists behind it, so every list is looked up before the first entry.
  const found = insertions.map((insertion) => ({
    ...insertion,
    entries: valueAt(config, insertion.list) as unknown[],
  }));
  for (const { entries, after, value } of found.toSorted((one, other) => other.after - one.after))
    entries.splice(after + 1, 0, value);
}

/** Returns the path of an entry after all insertions, including those before it in its lists. */
export function insertedPath({ list, after }: Insertion, all: readonly Insertion[]): Path {
  return [...list, after].map((step, index, path) => {
    if (typeof step !== 'number') return step;
    const before = all.filter((other) => isSame(other.list, path.slice(0, index)) && other.after < step);
    return step + before.length + (index === list.length ? 1 : 0);
  });
}

function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}
