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
  const used = [...nameOf].filter(([, name]) => taken.has(name)).map(([spelling]) => spelling);
  const free = [...nameOf.keys()].filter((other) => !used.includes(other));
  const own = plainLetters(word);
  for (const plain of [own, synonyms.get(own.replace(/s$/, '')) ?? own]) {
    const spelling =
      closestMatch(plain, nameOf.keys(), new Set(used)) ??
      free.find((other) => plain.length >= MIN_BEGINNING && other.startsWith(plain));
    if (spelling !== undefined) return nameOf.get(spelling) ?? null;
  }
  return null;
}

/** The names of a list that is still useful to read, where none is close. */
export const MOST_LISTED = 12;

/** What maintainers call otherwise than the config and the panel do. */
export const synonyms: ReadonlyMap<string, string> = new Map([
  ['tel', 'phone'],
  ['telephone', 'phone'],
  ['mail', 'email'],
  ['courriel', 'email'],
  ['whatsapp', 'chat'],
  ['photo', 'image'],
  ['portrait', 'image'],
  ['tarif', 'prix'],
  ['paragraphe', 'texte'],
  ['horaire', 'hours'],
  ['dh', 'dirham'],
]);

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
