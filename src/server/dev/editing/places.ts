import type { Path } from '../../../lib/json';

/** Where a visible value is in the files: at a path of the config, or under a key of the texts of the layout. */
export type Place = { path: Path } | { key: string };

/** Whether texts have marks, and the places that the marks lead to. */
export interface Marking {
  isOn: boolean;
  places: Places;
}

/** The places of a site by number. A place keeps its number while the server runs: open pages hold older marks. */
export class Places {
  readonly #places: Place[] = [];
  readonly #numbers = new Map<string, number>();

  /** Returns the number of a place. */
  numberOf(place: Place): number {
    const name = JSON.stringify(place);
    const number = this.#numbers.get(name) ?? this.#places.push(place) - 1;
    this.#numbers.set(name, number);
    return number;
  }

  /** Returns the place with a number; undefined when no page has such a mark. */
  at(number: number): Place | undefined {
    return Number.isInteger(number) ? this.#places[number] : undefined;
  }
}
