import { defaultLanguage, languages, type Language } from '../site/languages';
import { figures, type Figure, type Figures } from './figures';
import { languageNames } from './language-names';
import type { WordFinding } from './word-finding';
import type { WrittenText } from './written-texts';

/**
 * Numbers, prices, telephones, e-mail and web addresses that say one thing in French and another in a translation, as
 * when a price was changed in one language only.
 *
 * One that stands in one language alone is let pass: the other may spell it out (« trois » and “3”), or count in words.
 * Only when both have one that the other lacks do they contradict each other.
 *
 * @returns a warning for each language that contradicts the French words
 */
export function unlikeFigures({ words }: WrittenText): WordFinding[] {
  const french = words[defaultLanguage];
  if (french === undefined || !DIGIT_OR_ADDRESS.test(french)) return [];
  const source = figures(french, defaultLanguage);
  return languages.flatMap((language) => {
    const own = words[language];
    if (own === undefined || language === defaultLanguage) return [];
    const there = figures(own, language);
    const isClock = HALF_DAY.test(own);
    const contradiction = kinds
      .map((kind) => unlike(source, there, kind, isClock))
      .find(([ours, theirs]) => ours.length > 0 && theirs.length > 0);
    return contradiction ? [finding(language, contradiction)] : [];
  });
}

const kinds = ['telephones', 'addresses', 'numbers'] as const satisfies (keyof Figures)[];

/** Most texts have nothing to compare. */
const DIGIT_OR_ADDRESS = /[\d@]|www\.|https?:/;

/** Hours of a day that is counted twice to twelve: « 18 h » is “6pm”. */
const HALF_DAY = /[\d\u0660-\u0669]\s?(?:[ap]\.?m(?![a-z])|صباح|مساء)/i;
const HOURS = 24;

/** What each of two texts has and the other lacks, a number that stands twice being needed twice. */
function unlike(
  source: Figures,
  there: Figures,
  kind: keyof Figures,
  isClock: boolean,
): [Figure[], Figure[]] {
  const counted = ({ value }: Figure) => !(isClock && kind === 'numbers' && Number(value) <= HOURS);
  const [ours, theirs] = [source[kind].filter(counted), there[kind].filter(counted)];
  return [without(ours, theirs), without(theirs, ours)];
}

function without(figuresOfOne: Figure[], others: Figure[]): Figure[] {
  const left = others.map(({ value }) => value);
  return figuresOfOne.filter(({ value }) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function finding(language: Language, [ours, theirs]: [Figure[], Figure[]]): WordFinding {
  const said = (list: Figure[]) => list.map(({ raw }) => raw.trim()).join(', ');
  const message = `the French words say ${said(ours)} where the ${languageNames[language]} ones say ${said(theirs)}. Numbers, prices and addresses are the same in every language: mend the one that is wrong.`;
  return { language, code: 'WORDS-010', message };
}
