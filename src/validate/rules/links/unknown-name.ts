import { reservedTargets, type NameReference } from '../../../config/references/targets';
import { lazy } from '../../../lib/lazy';
import type { Path } from '../../../lib/json';
import { closestMatch } from '../../../lib/text/closest-match';
import type { Context } from '../../context';

/** A reference to a name that the config does not declare. */
interface UnknownName {
  path: Path;
  message: 'unknown';
  /** `known` lists the declared names when none is similar and they are few; otherwise it is empty. */
  data: { name: string; known: string };
  suggestion: string | null;
}

/** The names of a list that is still useful to read. */
const MOST_LISTED = 12;

/**
 * Returns the references of a kind to names that do not exist, with the likely name.
 *
 * @param kind what is referred to, such as `page`
 */
export function unknownNames(
  { nameReferences, names }: Pick<Context, 'nameReferences' | 'names'>,
  kind: NameReference['kind'],
): UnknownName[] {
  const known = names[kind];
  const references = nameReferences.filter((reference) => reference.kind === kind);
  // An ad that is already shown is less likely to be meant.
  const used = lazy(() => (kind === 'ad' ? new Set(references.map(({ name }) => name)) : undefined));
  // A renamed page may be linked from many places; its suggestion is computed once.
  const guesses = new Map<string, string | null>();
  return references.flatMap(({ name, path }) => {
    if (known.has(name)) return [];
    const isTarget = path.at(-1) === 'to';
    const key = `${name} ${isTarget}`;
    if (!guesses.has(key))
      guesses.set(key, closestMatch(name, isTarget ? [...known, ...reservedTargets] : known, used()));
    const suggestion = guesses.get(key) ?? null;
    const list = suggestion === null && known.size <= MOST_LISTED ? [...known].join(', ') : '';
    return [{ path, message: 'unknown' as const, data: { name, known: list }, suggestion }];
  });
}
