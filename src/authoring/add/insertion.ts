import type { Path } from '../../lib/json';

/** A new entry of a list of the config. */
export interface Insertion {
  /** Where the list stands, such as `['menus', 'services']`. */
  list: Path;
  /** The entry behind which the new one comes, counted from 0. */
  after: number;
  value: unknown;
  /** What it is, for the maintainer who reads what was done, such as `the page /consulting/domiciliation`. */
  what: string;
}

/** Where an entry stands once all have been put in: those before it in its lists have pushed it on. */
export function insertedPath({ list, after }: Insertion, all: readonly Insertion[]): Path {
  return [...list, after + 1].map((step, index, path) => {
    if (typeof step !== 'number' || index === list.length) return step;
    const pushed = all.filter((other) => isSame(other.list, path.slice(0, index)) && other.after < step);
    return step + pushed.length;
  });
}

function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}
