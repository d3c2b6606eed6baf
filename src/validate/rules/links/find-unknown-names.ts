import { reservedTargets, type NameReference } from '../../../config/references/targets';
import type { Path } from '../../../lib/json';
import { closestMatch } from '../../../lib/text/closest-match';
import { defaultSection } from '../../../site/section';
import type { Context } from '../../context';
import { firstPlaces } from './other-places';

/** A name that the config uses and does not declare, at the first place that uses it. */
interface UnknownName {
  path: Path;
  message: 'unknown';
  data: MissingName;
  suggestion: string | null;
}

export interface MissingName {
  name: string;
  /** Lists the declared names when none is similar and they are few; otherwise it is empty. */
  known: string;
  /** The number of other places that use the name. */
  others: number;
}

/** The names of a list that is still useful to read. */
const MOST_LISTED = 12;

/**
 * Returns the names of a kind that are used and do not exist, with the likely name.
 *
 * @param kind what is referred to, such as `page`
 * @param replacement returns the name that replaces a missing one, when another rule for it than similarity is known
 */
export function unknownNames(
  { nameReferences, names }: Pick<Context, 'nameReferences' | 'names'>,
  kind: NameReference['kind'],
  replacement?: (name: string) => string | undefined,
): UnknownName[] {
  const known = names[kind];
  const references = nameReferences.filter((reference) => reference.kind === kind);
  const unknown = firstPlaces(references, ({ name }) => (known.has(name) ? undefined : name));
  if (unknown.length === 0) return [];
  const used = new Set(references.map(({ name }) => name));
  const unused = [...known].filter((name) => !used.has(name) && name !== defaultSection);
  return unknown.map(({ name, place: { path }, others }) => {
    const candidates = path.at(-1) === 'to' ? [...known, ...reservedTargets] : known;
    // An ad that is already shown is less likely to be meant.
    const similar = closestMatch(name, candidates, kind === 'ad' ? used : undefined);
    // A name that several places use was most likely renamed, to the only one that no place uses.
    const renamed = others > 0 && unknown.length === 1 && unused.length === 1 ? unused[0] : undefined;
    const suggestion = replacement?.(name) ?? similar ?? renamed ?? null;
    const list = suggestion === null && known.size <= MOST_LISTED ? [...known].join(', ') : '';
    return { path, message: 'unknown', data: { name, known: list, others }, suggestion };
  });
}
