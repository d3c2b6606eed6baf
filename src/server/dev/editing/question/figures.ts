import type { Context } from '../../../../config/context';
import { isInside, isObject, isSamePath, leavesIn, valueAt, type Path } from '../../../../lib/json';
import type { Language } from '../../../../site/languages';

/**
 * Returns the figures of a text: each number, also one in words, with each of the words after it. Two texts that say the same
 * share one, such as `10 ans` in « 10+ ans d’expérience » and « Plus de dix ans ».
 *
 * @param count how many words after a number are taken
 */
export function figuresIn(text: string, language: Language, count = 3): string[] {
  const words = numberWords[language]?.split(' ') ?? [];
  const digits = text
    .toLowerCase()
    .replace(/[\p{L}-]+/gu, (word) => (words.includes(word) ? String(words.indexOf(word) + 2) : word))
    .replace(/\b0?(\d{1,2}):\d\d/g, '$1 h');
  return [...digits.matchAll(NUMBER)].flatMap(({ 0: written, index }) => {
    const [clause = ''] = digits.slice(index + written.length).split(/[\d.,;:!?–]/);
    const after = clause.match(/[\p{L}%]+/gu) ?? [];
    const number = written.replace(/\s|[.,](?=\d{3})/g, '');
    return after
      .slice(0, count)
      .flatMap((word, at) => (word.length > 2 || at === 0 ? [`${number} ${word}`] : []));
  });
}

/** The numbers from two on that a text may have in words. */
const numberWords: Record<Language, string> = {
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
};

const NUMBER = /\d{1,3}(?:[\s.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?/g;

/** Returns what a place says in the first language: its words, or its number with the short texts beside it. */
export function sayingAt({ site, defaultLanguage }: Context, path: Path): string {
  const wordsOf = (value: unknown) => (isObject(value) ? value[defaultLanguage] : value);
  const value = valueAt(site.config, path);
  if (!isFigure(value)) return String(wordsOf(value) ?? '');
  const beside = Object.values(Object(valueAt(site.config, path.slice(0, -1))) as object)
    .map(wordsOf)
    .filter((words) => typeof words === 'string' && words.length <= MAX_LABEL && !/\d/.test(words));
  return [value, ...beside].join(' ');
}

/** Returns the texts whose words in the first language are such. */
export function textsWhere(context: Context, isWanted: (words: string) => boolean): Path[] {
  const texts = context.references.filter(({ kind }) => kind === 'text').map(({ path }) => path);
  return texts.filter((path) => isWanted(sayingAt(context, path)));
}

/** A longer text beside a number is no label of it, and neither is one with a number of its own. */
const MAX_LABEL = 40;

/** Returns whether a value is a number, or a time of the day. */
function isFigure(value: unknown): boolean {
  return typeof value === 'number' || /^\d\d:\d\d$/.test(String(value));
}

/**
 * Returns the other places that say a figure which new words of a place no longer say. Two texts have it in common when they are about
 * the same page, or when it is a time or a percentage: elsewhere « trois semaines » may be said of another thing.
 *
 * @param near the parts of the config that are about the page of the place
 */
export function twinsOf(context: Context, path: Path, words: string, near: readonly Path[]): Path[] {
  const { config, defaultLanguage, references } = context;
  const own = valueAt(config, path);
  const before = sayingAt(context, path);
  const now = figuresIn(isFigure(own) ? before.replace(String(own), words) : words, defaultLanguage);
  const lost = figuresIn(before, defaultLanguage).filter((figure) => !now.includes(figure));
  if (lost.length === 0) return [];
  // The amounts of two values are two things, also when they are equal.
  const isApart = (other: Path) => path[0] === 'values' && other[0] === 'values';
  const figures = leavesIn(config).filter((leaf) => isFigure(leaf.value) && !isApart(leaf.path));
  const texts = references.filter(({ kind, value }) => kind === 'text' && value !== own);
  const counted = figuresIn(before, defaultLanguage, 1).filter((figure) => lost.includes(figure));
  return [...figures, ...texts].flatMap(({ path: other, value }) => {
    const saying = sayingAt(context, other);
    const isAnyFigure = isFigure(own) || isFigure(value);
    const isTwin =
      figuresIn(saying, defaultLanguage).some(
        (figure) => lost.includes(figure) && (isAnyFigure || / [h%]$/.test(figure)),
      ) ||
      (near.some((part) => isInside(other, part)) &&
        figuresIn(saying, defaultLanguage, 1).some((figure) => counted.includes(figure)));
    return isTwin && !isSamePath(other, path) ? [other] : [];
  });
}
