import { defaultLanguage, languages, type Language, languageNames } from '../../../site/languages';
import { textEntities, type TextNumber, type TextEntities } from '../../../config/texts/entities';
import { plainNumbers } from '../../../config/texts/entities-fast-path';
import type { WordFinding } from './text-finding';
import type { SourceText } from '../../../config/texts/all-texts';

/**
 * Numbers, prices, telephones, e-mail and web addresses that say one thing in French and another in a translation, as
 * when a price was changed in one language only.
 *
 * One that stands in one language alone is let pass: the other may spell it out (« trois » and “3”), or count in words.
 * Only when both have one that the other lacks do they contradict each other.
 *
 * @returns a warning for each language that contradicts the French words
 */
export function numberMismatches({ words }: SourceText): WordFinding[] {
  const french = words[defaultLanguage];
  if (french === undefined || !DIGIT_OR_ADDRESS.test(french)) return [];
  const plain = plainNumbers(french);
  let source: TextEntities | undefined;
  return languages.flatMap((language) => {
    const own = words[language];
    if (own === undefined || language === defaultLanguage) return [];
    if (plain !== null && plain === plainNumbers(own)) return [];
    const there = textEntities(own, language);
    const here = (source ??= textEntities(french, defaultLanguage));
    const isClock = HALF_DAY.test(own);
    const contradiction = kinds
      .map((kind) => unlike(here, there, kind, isClock))
      .map(([ours, theirs]) =>
        HOUR.test(french) ? withoutEvenings(ours, theirs) : ([ours, theirs] as const),
      )
      .find(([ours, theirs]) => ours.length > 0 && theirs.length > 0);
    return contradiction ? [finding(language, contradiction)] : [];
  });
}

const kinds = ['telephones', 'addresses', 'numbers'] as const satisfies (keyof TextEntities)[];

/** Most texts have nothing to compare. */
const DIGIT_OR_ADDRESS = /[\d@]|www\.|https?:/;

/** Hours of a day that is counted twice to twelve: « 18 h » is “6pm”. */
const HALF_DAY = /[\d\u0660-\u0669]\s?(?:[ap]\.?m(?![a-z])|صباح|مساء)/i;
const HOURS = 24;
/** Hours as French writes them: « 9 h à 18 h » may be “9 to 6” elsewhere. */
const HOUR = /\d\s?h(?!\p{L})/u;

/** Without the hours that are one and the same, counted to twenty-four and to twelve. */
function withoutEvenings(ours: TextNumber[], theirs: TextNumber[]): [TextNumber[], TextNumber[]] {
  const isSame = (evening: TextNumber, hour: TextNumber) =>
    Number(hour.value) < HOURS / 2 && Number(evening.value) === Number(hour.value) + HOURS / 2;
  return [
    ours.filter((evening) => !theirs.some((hour) => isSame(evening, hour))),
    theirs.filter((hour) => !ours.some((evening) => isSame(evening, hour))),
  ];
}

/** What each of two texts has and the other lacks, a number that stands twice being needed twice. */
function unlike(
  source: TextEntities,
  there: TextEntities,
  kind: keyof TextEntities,
  isClock: boolean,
): [TextNumber[], TextNumber[]] {
  const counted = ({ value }: TextNumber) => !(isClock && kind === 'numbers' && Number(value) <= HOURS);
  const [ours, theirs] = [source[kind].filter(counted), there[kind].filter(counted)];
  return [without(ours, theirs), without(theirs, ours)];
}

function without(figuresOfOne: TextNumber[], others: TextNumber[]): TextNumber[] {
  const left = others.map(({ value }) => value);
  return figuresOfOne.filter(({ value }) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function finding(language: Language, [ours, theirs]: readonly [TextNumber[], TextNumber[]]): WordFinding {
  const said = (list: TextNumber[]) => list.map(({ raw }) => raw.trim()).join(', ');
  const message = `the French words say ${said(ours)} where the ${languageNames[language]} ones say ${said(theirs)}. Numbers, prices and addresses are the same in every language: mend the one that is wrong.`;
  return { language, code: 'WORDS-010', message };
}
