import type { Path } from '../../lib/json';

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

/** Returns the path of an entry after all insertions, including those before it in its lists. */
export function insertedPath({ list, after }: Insertion, all: readonly Insertion[]): Path {
  return [...list, after + 1].map((step, index, path) => {
    if (typeof step !== 'number' || index === list.length) return step;
    const before = all.filter((other) => isSame(other.list, path.slice(0, index)) && other.after < step);
    return step + before.length;
  });
}

function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}
