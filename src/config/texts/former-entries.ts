import { movedIndexes } from '../../lib/lists/moved-indexes';
import { similarity } from '../../lib/text/similarity';

/**
 * Finds the former words of texts that have changed. A locale file lists its entries in the order of the config, so a
 * changed text is between the same neighbors as its former entry.
 *
 * The lists are aligned at the words they share. Between two of these, as many texts as entries are paired in their
 * order; otherwise those that are alike are.
 *
 * @param texts the words of the config in their order, each once
 * @param entries the words of a locale file in their order, each once
 * @returns the former words by the new ones, without words that both lists have
 */
export function formerEntries(texts: readonly string[], entries: readonly string[]): Map<string, string> {
  const indexes = new Map(entries.map((entry, index) => [entry, index]));
  const shared = texts.filter((text) => indexes.has(text));
  const moved = movedIndexes(shared.map((text) => indexes.get(text) ?? 0));
  const sharedWords = new Set(shared);
  const anchors = new Set(shared.filter((_, index) => !moved.has(index)));
  const textGaps = gapsBetween(anchors, texts, sharedWords);
  const entryGaps = gapsBetween(anchors, entries, sharedWords);
  return new Map(textGaps.flatMap((gap, index) => pairsOf(gap, entryGaps[index] ?? [])));
}

/** Returns the words between each two anchors, without those that both lists have. */
function gapsBetween(
  anchors: ReadonlySet<string>,
  words: readonly string[],
  shared: ReadonlySet<string>,
): string[][] {
  const gaps: string[][] = [[]];
  for (const text of words)
    if (anchors.has(text)) gaps.push([]);
    else if (!shared.has(text)) gaps.at(-1)?.push(text);
  return gaps;
}

function pairsOf(texts: readonly string[], entries: readonly string[]): [text: string, entry: string][] {
  return texts.length === entries.length
    ? texts.map((text, index) => [text, entries[index] ?? ''])
    : alikePairs(texts, entries);
}

/** Returns the pairs of alike words that keep their order and are the most alike together. */
function alikePairs(texts: readonly string[], entries: readonly string[]): [text: string, entry: string][] {
  if (texts.length * entries.length > MAX_COMPARISONS) return [];
  /** The best pairs of the first texts with the first entries, for each number of entries. */
  let best: Alignment[] = [NONE, ...entries.map(() => NONE)];
  for (const text of texts) {
    const next = [NONE];
    for (const [index, entry] of entries.entries()) {
      const alike = similarity(text, entry);
      const before = best[index] ?? NONE;
      const candidates = [best[index + 1] ?? NONE, next[index] ?? NONE];
      if (alike >= MIN_ALIKE) candidates.push({ score: before.score + alike, pair: [text, entry], before });
      next.push(candidates.reduce((one, other) => (other.score > one.score ? other : one)));
    }
    best = next;
  }
  const pairs: [string, string][] = [];
  for (let last = best.at(-1); last?.pair; last = last.before) pairs.unshift(last.pair);
  return pairs;
}

/** Pairs from the last to the first, and the sum of their similarities. */
interface Alignment {
  score: number;
  pair?: [text: string, entry: string];
  before?: Alignment;
}

const NONE: Alignment = { score: 0 };

/** Two texts of the same language that share fewer pairs of letters are different texts. */
const MIN_ALIKE = 0.4;

/** So many comparisons take some hundred milliseconds. More differences are not the edits of a person. */
const MAX_COMPARISONS = 10_000;
