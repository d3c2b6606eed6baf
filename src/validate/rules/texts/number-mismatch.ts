import type { SourceText } from '../../../config/texts/all-texts';
import {
  numberNotation,
  textEntities,
  type TextNumber,
  type TextEntities,
} from '../../../config/texts/entities';
import { currenciesIn } from '../../../config/texts/currencies';
import { nameLanguages } from '../../../config/texts/language-names';
import { defaultLanguage, languages } from '../../../config/last-languages';
import type { Language } from '../../../site/languages';
import type { SiteConfig } from '../../../site/types.generated';
import { rule } from '../../rule';

export const numberMismatch = rule({
  code: 'WORDS-010',
  severity: 'warning',
  summary: {
    en: 'A number, a price or an address differs between the languages of a text.',
    fr: 'Un nombre, un prix ou une adresse diffère entre les langues d’un texte.',
  },
  docs: {
    en: 'A number, a price, a phone number or an address differs between French and a translation, for example because a price was changed in one language only. Visitors would insist on the better one.\n\nCorrect the wrong one. The notation of a language does not matter (“5 000 DH”, “MAD 5,000”), nor whether it spells a number out: the rule reports only when both languages have a number that the other lacks.',
    fr: 'Un nombre, un prix, un numéro de téléphone ou une adresse diffère entre le français et une traduction, par exemple parce qu’un prix n’a changé que dans une langue. Les visiteurs réclameraient le prix le plus bas.\n\nCorrigez celui qui est faux. La façon d’écrire les nombres dans chaque langue ne compte pas (« 5\u00a0000\u00a0DH », « MAD 5,000 »), pas plus qu’un nombre écrit en lettres : la règle ne signale que les textes dont chacun contient un nombre absent de l’autre.',
  },
  examples: {
    invalid: [
      { file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Réparé dès 300\u00a0DH' },
      { file: 'locales/en.json', pointer: '/home/hero/title', value: 'Repaired from MAD 250' },
      { file: 'locales/ar.json', pointer: '/home/hero/title', value: 'إصلاح ابتداءً من 300 درهم' },
    ],
    reports: 'The French text says 300, the English text says 250.',
    valid: [
      { file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Réparé dès 300\u00a0DH' },
      { file: 'locales/en.json', pointer: '/home/hero/title', value: 'Repaired from MAD 300' },
      { file: 'locales/ar.json', pointer: '/home/hero/title', value: 'إصلاح ابتداءً من 300 درهم' },
    ],
  },
  messages: {
    different: ({ language, french, translation }: Difference) => ({
      en: `The ${nameLanguages([defaultLanguage]).en} text says ${french}, the ${nameLanguages([language]).en} text says ${translation}. Correct the wrong one.`,
      fr: `Le texte ${nameLanguages([defaultLanguage]).fr} indique ${french}, mais le texte ${nameLanguages([language]).fr} indique ${translation}. Corrigez celui des deux qui est faux.`,
    }),
    both: ({ french, translations }: { french: string; translations: readonly string[] }) => ({
      en: `The ${nameLanguages([defaultLanguage]).en} text says ${french}, both translations say ${translations.join(' and ')}. Correct the ${nameLanguages([defaultLanguage]).en} text, or the two translations.`,
      fr: `Le texte ${nameLanguages([defaultLanguage]).fr} indique ${french}, mais les deux traductions indiquent ${translations.join(' et ')}. Corrigez le texte ${nameLanguages([defaultLanguage]).fr}, ou les deux traductions.`,
    }),
    currency: ({ language, french, translation }: Difference) => ({
      en: `The ${nameLanguages([defaultLanguage]).en} text has an amount in ${french}, the ${nameLanguages([language]).en} text has it in ${translation}. Correct the wrong one.`,
      fr: `Le texte ${nameLanguages([defaultLanguage]).fr} a un montant en ${french}, mais le texte ${nameLanguages([language]).fr} l’a en ${translation}. Corrigez celui des deux qui est faux.`,
    }),
  },
  *check({ texts, config }) {
    for (const text of texts) {
      // A cheap test first: most texts have nothing to compare.
      if (!DIGIT_OR_ADDRESS.test(text.texts[defaultLanguage] ?? '')) continue;
      const found = numberDifferences(config, text.texts);
      const [first, second] = found;
      if (first && second && first.french === second.french) {
        const translations = [...new Set([first.translation, second.translation])];
        yield {
          text,
          language: defaultLanguage,
          message: 'both',
          data: { french: first.french, translations },
        };
      } else for (const data of found) yield { text, language: data.language, message: 'different', data };
      const [currency] = found.length > 0 ? [] : currencyDifferences(text.texts);
      if (currency) yield { text, language: currency.language, message: 'currency', data: currency };
    }
  },
});

/** Returns the translations that name none of the currencies of the French text, but others. */
function currencyDifferences(words: SourceText['texts']): Difference[] {
  const french = currenciesIn(words[defaultLanguage] ?? '');
  if (french.length === 0) return [];
  return languages.flatMap((language) => {
    const found = currenciesIn(words[language] ?? '');
    if (found.length === 0 || found.some((code) => french.includes(code))) return [];
    return [{ language, french: french.join(', '), translation: found.join(', ') }];
  });
}

/** The entities of two texts that contradict each other, as they are written. */
interface Difference {
  language: Language;
  french: string;
  translation: string;
}

/**
 * Returns the translations whose numbers, prices, telephone numbers, e-mail or web addresses contradict the French text.
 *
 * An entity in only one language is accepted: the other may spell it out (“trois” and “3”). Two texts contradict each
 * other only when each has an entity that the other lacks.
 */
function numberDifferences(config: SiteConfig, words: SourceText['texts']): Difference[] {
  const french = words[defaultLanguage] ?? '';
  let source: TextEntities | undefined;
  return languages.flatMap((language) => {
    const translation = words[language];
    if (translation === undefined || language === defaultLanguage) return [];
    const target = textEntities(translation, numberNotation(config, language));
    const reference = (source ??= textEntities(french, numberNotation(config, defaultLanguage)));
    const isClock = HALF_DAY.test(translation);
    const contradiction = kinds
      .map((kind) => differences(reference, target, kind, isClock))
      .map(([ours, theirs]) =>
        HOUR.test(french) ? withoutEvenings(ours, theirs) : ([ours, theirs] as const),
      )
      .find(([ours, theirs]) => ours.length > 0 && theirs.length > 0);
    if (!contradiction) return [];
    const [ours, theirs] = contradiction.map((list) => list.map(({ raw }) => raw.trim()).join(', '));
    return [{ language, french: ours ?? '', translation: theirs ?? '' }];
  });
}

const kinds = ['phoneNumbers', 'addresses', 'numbers'] as const satisfies (keyof TextEntities)[];

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
