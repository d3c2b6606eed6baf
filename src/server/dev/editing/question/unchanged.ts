import type { PlaceRequest } from '../../../../client/app/dev-tools/edit-api';
import type { Context } from '../../../../config/context';
import { describeLocation } from '../../../../config/location';
import { BLOCK_DEPTH } from '../../../../config/references/without-parts';
import { isEntry } from '../../../../edit/entries';
import { isInside, valueAt, type Path } from '../../../../lib/json';
import { oneLine } from '../../../../lib/text/characters';
import type { Place } from '../places';
import { figuresIn, sayingAt, twinsOf } from './figures';

/**
 * Returns lines about what a change leaves as it is, and somebody may want to change, too: the same figures and times in other
 * places, and titles that say how many entries a list has.
 */
export function unchangedBy(context: Context, place: Place, request: PlaceRequest): string[] {
  if (!('path' in place)) return [];
  const { action } = request;
  if (action === 'save') {
    const words = request.words[context.defaultLanguage] ?? request.words[''] ?? '';
    return listed(TWINS, context, twinsOf(context, place.path, oneLine(words)));
  }
  const isCounted = (action === 'add' || action === 'remove') && isEntry(context.config, place.path);
  return isCounted ? listed(COUNTS, context, countsOf(context, place.path.slice(0, -1))) : [];
}

const TWINS = 'Ces endroits disent la même chose, et ne changent pas avec celui-ci :';
const COUNTS = 'Ces textes disent combien d’éléments il y avait, et ne changent pas :';

/** So many places are named; the others are counted. */
const MAX_NAMED = 8;

function listed(title: string, context: Context, paths: readonly Path[]): string[] {
  if (paths.length === 0) return [];
  const named = paths
    .slice(0, MAX_NAMED)
    .map((path) => `– ${describeLocation(context.config, path, 'fr')} : « ${sayingAt(context, path)} »`);
  const more = paths.length - named.length;
  return [title, ...named, ...(more > 0 ? [`… et ${more} de plus`] : [])];
}

/** Returns the texts that say how many entries a list has: those beside it, and those of its page that begin with the number. */
function countsOf(context: Context, list: Path): Path[] {
  const count = (valueAt(context.config, list) as unknown[]).length;
  // The blocks of a page are no list that somebody counts.
  if (list.length <= BLOCK_DEPTH) return [];
  return context.references.flatMap(({ kind, path }) => {
    const isBeside = path.length === list.length && isInside(path, list.slice(0, -1));
    const isOfPage = path.length <= BLOCK_DEPTH + 1 && isInside(path, list.slice(0, 2));
    if (kind !== 'text' || !(isBeside || isOfPage)) return [];
    const words = sayingAt(context, path);
    const said = figuresIn(
      isBeside ? words : words.split(/\s/).slice(0, 2).join(' '),
      context.defaultLanguage,
    );
    return said.some((figure) => figure.startsWith(`${count} `)) ? [path] : [];
  });
}
