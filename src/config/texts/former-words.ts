import leven from 'leven';

/**
 * Finds the former words of texts that have changed. A locale file lists its entries in the order of the config, so the
 * former entry of a text is in the same place, or its words are alike: a person may have written it elsewhere. The same
 * place counts as much as the same words.
 *
 * @param texts the words of the config in their order, each once
 * @param entries the words of a locale file in their order, each once
 * @returns the former words by the new ones, without words that both lists have
 */
export function formerWords(texts: readonly string[], entries: readonly string[]): Map<string, string> {
  const [changed, unused] = [ownWords(texts, entries), ownWords(entries, texts)];
  const likeness = changed.length * unused.length <= MAX_COMPARISONS ? similarity : () => 0;
  const pairs = changed.flatMap((text) =>
    unused.flatMap((entry) => {
      const score = samePlace(text, entry) + likeness(text.words, entry.words);
      return score >= MIN_ALIKE ? [{ text: text.words, entry: entry.words, score }] : [];
    }),
  );
  const former = new Map<string, string>();
  const taken = new Set<string>();
  for (const { text, entry } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (former.has(text) || taken.has(entry)) continue;
    former.set(text, entry);
    taken.add(entry);
  }
  return former;
}

/** Words that only one of two lists has, and where: in a run of such words. */
interface OwnWords {
  words: string;
  run: Run;
  index: number;
}

/** Consecutive words that only one of two lists has, between two that both have. */
interface Run {
  before?: string;
  after?: string;
  length: number;
}

function ownWords(list: readonly string[], other: readonly string[]): OwnWords[] {
  const shared = new Set(other);
  const found: OwnWords[] = [];
  let run: Run = { length: 0 };
  for (const words of list)
    if (shared.has(words)) {
      run.after = words;
      run = { before: words, length: 0 };
    } else {
      found.push({ words, run, index: run.length });
      run.length += 1;
    }
  return found;
}

/** Returns how sure it is that two words stand at the same distance after the same words, or before them. */
function samePlace(one: OwnWords, other: OwnWords): number {
  if (one.run.before === other.run.before && one.index === other.index) return 1;
  const fromEnd = ({ run, index }: OwnWords) => run.length - index;
  return one.run.after === other.run.after && fromEnd(one) === fromEnd(other) ? 0.75 : 0;
}

/** A corrected sentence shares so many letters with its former version; other sentences share fewer. */
const MIN_ALIKE = 0.5;

/** So many comparisons take about half a second. With more differences, only the place counts. */
const MAX_COMPARISONS = 10_000;

/**
 * Returns how alike two texts are, from 0 to 1: the share of letters that need not change.
 *
 * @example similarity('Nous apeler', 'Nous appeler') // 0.92
 */
export function similarity(one: string, other: string): number {
  return 1 - leven(one, other) / Math.max(one.length, other.length, 1);
}
