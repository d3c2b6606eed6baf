import leven from 'leven';
import type { Translated } from './message-language';

/**
 * Returns the candidate that is most similar to a misspelt word, or null when none is similar enough.
 *
 * @param word the misspelt word
 * @param taken candidates that are already used: each is less likely to be meant once more
 */
export function closestMatch(
  word: string,
  candidates: Iterable<string>,
  taken: ReadonlySet<string> = new Set(),
): string | null {
  const maxDistance = Math.max(1, Math.floor(word.length / 3));
  const [best] = [...candidates]
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ distance }) => distance <= maxDistance)
    .map(({ candidate, distance }) => {
      // The first letter is rarely wrong.
      const isUnlikely = candidate.charAt(0).toLowerCase() !== word.charAt(0).toLowerCase();
      return { candidate, rank: distance + (taken.has(candidate) ? 1 : 0) + (isUnlikely ? 0.5 : 0) };
    })
    .toSorted((one, other) => one.rank - other.rank);
  return best?.candidate ?? null;
}

/** Returns what an unknown name was likely meant to be, or else all names there are. */
export function suggestion(given: string, names: readonly string[]): Translated {
  const match = closestMatch(given, names);
  if (match !== null) return didYouMean(match);
  if (names.length === 0) return { en: 'There is none.', fr: 'Il n’y en a pas.' };
  return { en: `There are: ${names.join(', ')}.`, fr: `Il y a : ${names.join(', ')}.` };
}

/** Returns the question whether another name was meant. */
export function didYouMean(name: string): Translated {
  return { en: `Did you mean "${name}"?`, fr: `Vouliez-vous dire « ${name} » ?` };
}

/** Returns the edit distance. Letters in another order are one typing error and count as one edit. */
function editDistance(first: string, second: string): number {
  return first !== second && letters(first) === letters(second) ? 1 : leven(first, second);
}

const letters = (word: string) => [...word].toSorted().join('');
