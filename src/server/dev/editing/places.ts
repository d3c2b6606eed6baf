import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { valueAt, type Path } from '../../../lib/json';
import type { Page, SiteConfig } from '../../../site/types.generated';
import { followPath } from './follow-path';

/** Where a visible value is in the files: at a path of the config, or under a key of the texts of the layout. */
export type Place = { path: Path; key?: undefined } | { key: string; path?: undefined };

/** A path in a part of the config, which is a page or a field of the config, and the part as it was read. */
interface SeenPath {
  field: string;
  part: unknown;
  path: Path;
}

/** Whether texts have marks, and the places that the marks lead to. */
export interface Marking {
  isOn: boolean;
  places: Places;
}

/**
 * The places of a site by number. A number stands for a place as it was read: it keeps its meaning while the server runs, and
 * a place whose part has changed gets another number. Open pages and panels hold numbers of older versions.
 */
export class Places {
  readonly #places: (SeenPath | { key: string })[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #digests = new WeakMap<object, string>();

  /** Returns the number of a place in a config. */
  numberOf(place: Place, config: SiteConfig): number {
    const seen = place.path ? seenPath(config, place.path) : place;
    const name = 'key' in seen ? seen.key : JSON.stringify([seen.field, this.#digest(seen.part), seen.path]);
    const number = this.#numbers.get(name) ?? this.#places.push(seen) - 1;
    this.#numbers.set(name, number);
    return number;
  }

  /**
   * Returns where the place with a number is by now. Every request about a place passes here before something is done.
   *
   * @param config what has just been read
   * @returns undefined when the place is gone or has changed, when it may be one of several, and for an unknown number
   */
  at(number: number, config: SiteConfig): Place | undefined {
    const seen = Number.isInteger(number) ? this.#places[number] : undefined;
    if (!seen || 'key' in seen) return seen;
    if (seen === WHOLE) return { path: [] };
    const start = startNow(config, seen);
    const path = start && followPath(seen.part, valueAt(config, start), seen.path);
    return path && { path: [...start, ...path] };
  }

  #digest(part: unknown): string {
    const object = Object(part) as object;
    const digest =
      this.#digests.get(object) ??
      createHash('sha256')
        .update(String(JSON.stringify(part)))
        .digest('base64url');
    this.#digests.set(object, digest);
    return digest;
  }
}

/** The whole config, which is always there. */
const WHOLE: SeenPath = { field: '', part: '', path: [] };

function seenPath(config: SiteConfig, path: Path): SeenPath {
  if (path.length === 0) return WHOLE;
  const depth = path[0] === 'pages' ? 2 : 1;
  return { field: String(path[0]), part: valueAt(config, path.slice(0, depth)), path: path.slice(depth) };
}

/** Returns the path of a part by now. A page whose id another page has got is gone: it has kept neither its path nor its title. */
function startNow(config: SiteConfig, { field, part }: SeenPath): Path | undefined {
  if (field !== 'pages') return [field];
  const { id, path, title } = part as Page;
  const index = config.pages.findIndex((page) => page.id === id);
  const page = config.pages[index];
  const isSame = page && (isDeepStrictEqual(page.path, path) || isDeepStrictEqual(page.title, title));
  return isSame ? [field, index] : undefined;
}
