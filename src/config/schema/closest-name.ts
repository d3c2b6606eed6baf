import { closestMatch } from '../../lib/text/closest-match';
import { withoutAccents } from '../../lib/text/slug';

/** A name of the schema, and its French name in the panel; several are separated by commas. */
export type FrenchNamed = readonly [name: string, frenchName?: string];

/**
 * Returns the name that an unknown one most likely means, or null. Maintainers also write the French name, a word of it, or
 * its beginning: `lien` for `to`, `questions` for `faq`, `tel` for `phone`.
 *
 * @param taken names that are already used: each is less likely to be meant once more
 */
export function closestName(
  word: string,
  names: readonly FrenchNamed[],
  taken: ReadonlySet<string> = new Set(),
): string | null {
  const nameOf = new Map<string, string>();
  // A whole name goes before a word of another one.
  for (const spellingsOf of [wholeNames, wordsOf])
    for (const named of names)
      for (const spelling of spellingsOf(named).map(plainLetters))
        if (!nameOf.has(spelling)) nameOf.set(spelling, named[0]);
  const plain = plainLetters(word);
  const used = [...nameOf].filter(([, name]) => taken.has(name)).map(([spelling]) => spelling);
  const spelling =
    closestMatch(plain, nameOf.keys(), new Set(used)) ??
    [...nameOf.keys()].find((other) => plain.length >= MIN_BEGINNING && other.startsWith(plain));
  return spelling === undefined ? null : (nameOf.get(spelling) ?? null);
}

/** The fewest letters of a beginning that names something, as in `tel`. */
const MIN_BEGINNING = 3;

function wholeNames([name, frenchName]: FrenchNamed): string[] {
  return [name, ...(frenchName?.split(', ') ?? [])];
}

function wordsOf([, frenchName = '']: FrenchNamed): string[] {
  return frenchName.match(/\p{L}{4,}/gu) ?? [];
}

function plainLetters(word: string): string {
  return withoutAccents(word).toLowerCase();
}
