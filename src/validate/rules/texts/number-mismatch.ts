import type { SourceText } from '../../../config/texts/all-texts';
import { textEntities, type TextNumber, type TextEntities } from '../../../config/texts/entities';
import { plainNumbers } from '../../../config/texts/entities-fast-path';
import { defaultLanguage, languages, type Language, languageNames } from '../../../site/languages';
import type { TextFinding } from './text-finding';

/**
 * Returns a warning for each translation whose numbers, prices, telephone numbers, e-mail or web addresses contradict
 * the French text, as when a price was changed in one language only.
 *
 * An entity in only one language is accepted: the other may spell it out (“trois” and “3”). Two texts contradict each
 * other only when each has an entity that the other lacks.
 */
export function numberMismatches({ texts: words }: SourceText): TextFinding[] {
  const french = words[defaultLanguage];
  if (french === undefined || !DIGIT_OR_ADDRESS.test(french)) return [];
  const plain = plainNumbers(french);
  let source: TextEntities | undefined;
  return languages.flatMap((language) => {
    const translation = words[language];
    if (translation === undefined || language === defaultLanguage) return [];
    if (plain !== null && plain === plainNumbers(translation)) return [];
    const target = textEntities(translation, language);
    const reference = (source ??= textEntities(french, defaultLanguage));
    const isClock = HALF_DAY.test(translation);
    const contradiction = kinds
      .map((kind) => differences(reference, target, kind, isClock))
      .map(([ours, theirs]) =>
        HOUR.test(french) ? withoutEvenings(ours, theirs) : ([ours, theirs] as const),
      )
      .find(([ours, theirs]) => ours.length > 0 && theirs.length > 0);
    return contradiction ? [finding(language, contradiction)] : [];
  });
}

const kinds = ['phoneNumbers', 'addresses', 'numbers'] as const satisfies (keyof TextEntities)[];

/** A cheap test: most texts have nothing to compare. */
const DIGIT_OR_ADDRESS = /[\d@]|www\.|https?:/;

/** Hours of a twelve-hour clock: “18 h” is “6pm”. */
const HALF_DAY = /[\d\u0660-\u0669]\s?(?:[ap]\.?m(?![a-z])|صباح|مساء)/i;
const HOURS = 24;
/** Hours as French writes them: “9 h à 18 h” may be “9 to 6” in another language. */
const HOUR = /\d\s?h(?!\p{L})/u;

/** Removes hours that are the same on a 24-hour and a twelve-hour clock. */
function withoutEvenings(ours: TextNumber[], theirs: TextNumber[]): [TextNumber[], TextNumber[]] {
  const isSame = (evening: TextNumber, hour: TextNumber) =>
    Number(hour.value) < HOURS / 2 && Number(evening.value) === Number(hour.value) + HOURS / 2;
  return [
    ours.filter((evening) => !theirs.some((hour) => isSame(evening, hour))),
    theirs.filter((hour) => !ours.some((evening) => isSame(evening, hour))),
  ];
}

/** Returns the entities that each of two texts has and the other lacks; a repeated number counts each time. */
function differences(
  source: TextEntities,
  target: TextEntities,
  kind: keyof TextEntities,
  isClock: boolean,
): [TextNumber[], TextNumber[]] {
  const counted = ({ value }: TextNumber) => !(isClock && kind === 'numbers' && Number(value) <= HOURS);
  const [ours, theirs] = [source[kind].filter(counted), target[kind].filter(counted)];
  return [without(ours, theirs), without(theirs, ours)];
}

function without(entities: TextNumber[], others: TextNumber[]): TextNumber[] {
  const left = others.map(({ value }) => value);
  return entities.filter(({ value }) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function finding(language: Language, [ours, theirs]: readonly [TextNumber[], TextNumber[]]): TextFinding {
  const format = (list: TextNumber[]) => list.map(({ raw }) => raw.trim()).join(', ');
  const message = `the French words say ${format(ours)} where the ${languageNames[language]} ones say ${format(theirs)}. Numbers, prices and addresses are the same in every language: mend the one that is wrong.`;
  return { language, code: 'WORDS-010', message };
}
