import type { SourceText } from '../../texts/all-texts';
import { numberNotation, textEntities, type TextNumber, type TextEntities } from '../../texts/entities';
import { nameLanguages } from '../../texts/language-names';
import type { Language } from '../../../site/languages';
import type { Context } from '../../context';
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
    ],
    reports: 'The French text says 300, the English text says 250.',
    valid: [
      { file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Réparé dès 300\u00a0DH' },
      { file: 'locales/en.json', pointer: '/home/hero/title', value: 'Repaired from MAD 300' },
    ],
  },
  messages: {
    different: ({ first, french, others }: { first: Language; french: string; others: Contradiction[] }) => ({
      en: `The ${nameLanguages([first]).en} text says ${french}, ${others
        .map(({ language, found }) => `the ${nameLanguages([language]).en} text says ${found}`)
        .join(' and ')}. Correct what is wrong.`,
      fr: `Le texte ${nameLanguages([first]).fr} indique ${french}, mais ${others
        .map(({ language, found }) => `le texte ${nameLanguages([language]).fr} indique ${found}`)
        .join(' et ')}. Corrigez ce qui est faux.`,
    }),
  },
  *check(context) {
    const first = context.defaultLanguage;
    for (const text of context.texts) {
      const others = contradictions(context, text.texts);
      const [difference] = others;
      if (!difference) continue;
      // Where two translations agree, the first language is probably wrong.
      const language = others.length > 1 ? first : difference.language;
      yield { text, language, message: 'different', data: { first, french: difference.french, others } };
    }
  },
});

/** What a translation says in place of the first language, as both are written. */
interface Contradiction {
  language: Language;
  french: string;
  found: string;
}

/**
 * Returns the translations whose numbers, prices, telephone numbers, e-mail or web addresses contradict the first language.
 *
 * An entity in only one language is accepted: the other may spell it out (“trois” and “3”). Two texts contradict each
 * other only when each has an entity that the other lacks.
 */
function contradictions(
  { config, defaultLanguage, languages }: Context,
  words: SourceText['texts'],
): Contradiction[] {
  const french = words[defaultLanguage] ?? '';
  if (!DIGIT_OR_ADDRESS.test(french)) return [];
  const source = textEntities(french, numberNotation(config, defaultLanguage));
  return languages.flatMap((language) => {
    // “les années 80” are “the 1980s”.
    const translation = words[language]?.replaceAll(/\b(?:19|20)(?=\d0s\b)/g, '');
    if (translation === undefined || language === defaultLanguage) return [];
    const target = textEntities(translation, numberNotation(config, language));
    const isClock = HOUR.test(french) || HALF_DAY.test(translation);
    for (const kind of kinds) {
      const valueOf = ({ value }: TextNumber) =>
        isClock && kind === 'numbers' && Number(value) <= HOURS ? String(Number(value) % (HOURS / 2)) : value;
      const ours = without(source[kind], target[kind], valueOf);
      const theirs = without(target[kind], source[kind], valueOf);
      if (ours.length === 0 || theirs.length === 0) continue;
      const [here = '', there = ''] = [ours, theirs].map((list) =>
        list.map(({ raw }) => raw.trim()).join(', '),
      );
      return [{ language, french: here, found: there }];
    }
    return [];
  });
}

const kinds = ['phoneNumbers', 'addresses', 'numbers'] as const satisfies (keyof TextEntities)[];

const DIGIT_OR_ADDRESS = /[\d@]|www\.|https?:/;

/** Hours as French writes them, and those of a twelve-hour clock: “18 h” is “6pm”, and “6” in a text about hours. */
const HOUR = /\d\s?h(?!\p{L})/u;
const HALF_DAY = /[\d\u0660-\u0669]\s?(?:[ap]\.?m(?![a-z])|صباح|مساء)/i;
const HOURS = 24;

/** Returns the entities that a text has and another one lacks; a repeated number counts each time. */
function without(
  entities: TextNumber[],
  others: TextNumber[],
  valueOf: (entity: TextNumber) => string,
): TextNumber[] {
  const left = others.map(valueOf);
  return entities.filter((entity) => {
    const at = left.indexOf(valueOf(entity));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
