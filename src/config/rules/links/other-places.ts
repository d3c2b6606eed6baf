import { groupBy } from '../../../lib/lists/group-by';
import type { Translated } from '../../../lib/text/message-language';

/**
 * Returns the first place of each name, with the number of the other places: a name that is missing is one problem,
 * however many places use it.
 *
 * @param nameOf returns the name that a place uses; undefined for a place to skip
 */
export function firstPlaces<Place>(
  places: Iterable<Place>,
  nameOf: (place: Place) => string | undefined,
): { place: Place; name: string; others: number }[] {
  return [...groupBy(places, nameOf)].flatMap(([name, [place, ...others]]) =>
    name === undefined ? [] : { place: place!, name, others: others.length },
  );
}

/** Returns the sentence about the other links to a page or an anchor; empty when there are none. */
export function otherLinks(others: number): Translated {
  if (others === 0) return { en: '', fr: '' };
  return others === 1
    ? { en: ' 1 other place links to it.', fr: ' 1 autre lien y mène.' }
    : { en: ` ${others} other places link to it.`, fr: ` ${others} autres liens y mènent.` };
}
