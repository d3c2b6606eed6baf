import { nameLanguages } from '../../../config/texts/language-names';
import { defaultLanguage, languages, scriptOf, type Language } from '../../../site/languages';
import { rule } from '../../rule';
import { isProperName, wordsToTranslate } from './words-to-translate';

export const untranslated = rule({
  code: 'WORDS-007',
  severity: 'warning',
  summary: {
    en: 'A translation is the French text itself.',
    fr: 'Une traduction est identique au texte français.',
  },
  docs: {
    en: 'The English or Arabic text is identical to the French one: it was copied and never translated. Visitors would read French on a page in their language.\n\nTranslate it. Names, numbers and addresses are allowed; so are the entries of `terms` in `site.config.json`, the words that stay the same in every language, and in English any single word (“Message”) or name (“Maroc Telecom”).',
    fr: 'Le texte anglais ou arabe est identique au texte français : il a été copié sans être traduit. Les visiteurs liraient du français sur une page dans leur langue.\n\nTraduisez-le. Les noms, les nombres et les adresses sont admis, de même que les mots de `terms` dans `site.config.json`, qui restent les mêmes dans toutes les langues, et, en anglais, un mot seul (« Message ») ou un nom (« Maroc Telecom »).',
  },
  examples: {
    invalid: [
      { file: 'locales/en.json', pointer: '/home/hero/title', value: 'Votre vélo, comme neuf' },
      { file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Votre vélo, comme neuf' },
    ],
    reports: 'The English text is the French one. Translate it',
    valid: [
      { file: 'locales/en.json', pointer: '/home/hero/title', value: 'As good as new' },
      { file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Votre vélo, comme neuf' },
    ],
  },
  // The names of clients and projects in all parts are the same in every language.
  messages: {
    copied: ({ language }: { language: Language }) => ({
      en: `The ${nameLanguages([language]).en} text is the ${nameLanguages([defaultLanguage]).en} one. Translate it, or list what stays the same in every language under "terms".`,
      fr: `Le texte ${nameLanguages([language]).fr} est identique au texte ${nameLanguages([defaultLanguage]).fr}. Traduisez-le, ou ajoutez sous « terms » ce qui reste le même dans toutes les langues.`,
    }),
  },
  *check({ config, texts }) {
    const count = wordsToTranslate({ config, texts });
    for (const text of texts) {
      const source = text.texts[defaultLanguage];
      if (source === undefined) continue;
      const copies = languages.filter(
        (language) => language !== defaultLanguage && text.texts[language] === source,
      );
      if (copies.length === 0 || isProperName(text, config)) continue;
      const left = count(source);
      for (const language of copies) {
        // Many single words are the same in two languages of one script, but none in another script.
        const isSameScript = scriptOf(language) === scriptOf(defaultLanguage);
        const isCopied = isSameScript
          ? left >= 2 && !isCapitalized(source)
          : left >= 1 && !hasLetterOf(source, language);
        if (isCopied) yield { text, language, message: 'copied', data: { language } };
      }
    }
  },
});

/** Returns whether a text has a letter of the script of a language. */
function hasLetterOf(text: string, language: Language): boolean {
  return new RegExp(`\\p{Script=${scriptOf(language)}}`, 'u').test(text);
}

/** Returns whether every word has a capital, as in a name: French capitalizes only the first word of a text. */
function isCapitalized(text: string): boolean {
  return /\p{Ll}/u.test(text) && !/(?<![\p{L}\d’'])\p{Ll}/u.test(text);
}
