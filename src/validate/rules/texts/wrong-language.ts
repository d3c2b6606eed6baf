import { nameLanguages } from '../../../config/texts/language-names';
import { defaultLanguage, languages, type Language } from '../../../site/languages';
import { rule } from '../../rule';
import { hasCommonWordOfOther, languageOf } from './language-of';

export const wrongLanguage = rule({
  code: 'WORDS-021',
  severity: 'warning',
  summary: {
    en: 'A French text is in English, or an English one in French.',
    fr: 'Un texte français est écrit en anglais, ou un texte anglais en français.',
  },
  docs: {
    en: 'The common words of this text are those of the other language: it was usually pasted into the wrong file. Visitors and search engines find a page in two languages.\n\nTranslate the text. A quotation between quotation marks is not checked.',
    fr: 'Les mots courants de ce texte sont ceux de l’autre langue : en général, il a été collé dans le mauvais fichier. Les visiteurs et les moteurs de recherche trouvent une page en deux langues.\n\nTraduisez le texte. Une citation entre guillemets n’est pas vérifiée.',
  },
  examples: {
    invalid: [
      {
        file: 'locales/fr.json',
        pointer: '/home/hero/title',
        value: 'We repair the bicycles of our neighbors, and you ride home with them',
      },
    ],
    reports: 'The French text is in English. Write it in French.',
    valid: [
      {
        file: 'locales/fr.json',
        pointer: '/home/hero/title',
        value: 'Nous réparons les vélos de nos voisins, et vous rentrez avec',
      },
    ],
  },
  messages: {
    other: ({ language, found }: { language: Language; found: Language }) => ({
      en: `The ${nameLanguages([language]).en} text is in ${nameLanguages([found]).en}. Write it in ${nameLanguages([language]).en}.`,
      fr: `Le texte ${nameLanguages([language]).fr} est écrit en ${nameLanguages([found]).fr}. Écrivez-le en ${nameLanguages([language]).fr}.`,
    }),
  },
  *check({ texts }) {
    for (const text of texts)
      for (const language of languages) {
        const words = text.texts[language];
        // A copy of the text in the first language is reported by another rule.
        if (words === undefined || words.length < MIN_LENGTH) continue;
        if (language !== defaultLanguage && words === text.texts[defaultLanguage]) continue;
        // A cheap test first: nearly every text has no common word of another language.
        if (!hasCommonWordOfOther(words, language)) continue;
        const found = languageOf(words.replaceAll(QUOTED, ' '), MIN_WORDS);
        if (found !== undefined && found !== language && found !== 'ar')
          yield { text, language, message: 'other', data: { language, found } };
      }
  },
});

/** The number of common words from which on a text is a sentence, and not a name or a quotation. */
const MIN_WORDS = 4;
/** A cheap test: a shorter text has fewer words. */
const MIN_LENGTH = 15;
const QUOTED = /«[^»]*»|“[^”]*”|"[^"]*"/g;
