import { rule } from '../../rule';
import { isProperName, wordsToTranslate } from './words-to-translate';
import { defaultLanguage } from '../../../site/languages';

export const wrongScript = rule({
  code: 'WORDS-008',
  severity: 'warning',
  summary: {
    en: 'An Arabic text has no Arabic letter, or Latin punctuation.',
    fr: 'Un texte arabe n’a aucune lettre arabe, ou une ponctuation latine.',
  },
  docs: {
    en: 'The Arabic text has Latin letters only: most often it is the English one, pasted into the wrong file. After an Arabic word, a comma, a semicolon and a question mark are `،`, `؛` and `؟`.\n\nWrite it in Arabic. List a brand or a word such as “SEO” that stays the same in every language under `terms` of `site.config.json`.',
    fr: 'Le texte arabe n’a que des lettres latines : le plus souvent, c’est le texte anglais, collé dans le mauvais fichier. Après un mot arabe, la virgule, le point-virgule et le point d’interrogation s’écrivent `،`, `؛` et `؟`.\n\nÉcrivez-le en arabe. Si une marque ou un mot tel que « SEO » reste le même dans toutes les langues, ajoutez-le sous `terms` dans `site.config.json`.',
  },
  examples: {
    invalid: [{ file: 'locales/ar.json', pointer: '/home/hero/title', value: 'As good as new' }],
    reports: 'The Arabic text has no Arabic letter. Translate it',
    valid: [{ file: 'locales/ar.json', pointer: '/home/hero/title', value: 'دراجتك كأنها جديدة' }],
  },
  // The names of clients and projects in all parts are the same in every language.
  messages: {
    mark: ({ mark, right }: { mark: string; right: string }) => ({
      en: `The Arabic text has the Latin mark ${mark}. Write the Arabic one: ${right}`,
      fr: `Le texte arabe contient le signe latin « ${mark} ». Écrivez le signe arabe : « ${right} ».`,
    }),
    latin: () => ({
      en: 'The Arabic text has no Arabic letter. Translate it, or list what stays the same in every language under "terms".',
      fr: 'Le texte arabe n’a aucune lettre arabe. Traduisez-le, ou ajoutez sous « terms » ce qui reste le même dans toutes les langues.',
    }),
  },
  *check({ config, texts }) {
    const count = wordsToTranslate({ config, texts });
    for (const text of texts) {
      const language = 'ar';
      const { [defaultLanguage]: source, [language]: words } = text.texts;
      const mark = words !== undefined && /[,;?]/.test(words) ? LATIN_MARK.exec(words)?.[0] : undefined;
      if (mark !== undefined) {
        const right = ARABIC_MARKS[mark] ?? '';
        yield { text, language, message: 'mark', data: { mark, right } };
      }
      // A copy of the text in the first language is reported by another rule.
      if (words === undefined || words === source || ARABIC.test(words) || isProperName(text, config))
        continue;
      if (count(words) >= 1) yield { text, language, message: 'latin' };
    }
  },
});

/** A Latin mark after an Arabic word, at its end. */
const LATIN_MARK = /(?<=\p{Script=Arabic}[ \u00a0\u202f]?)[,;?](?=\s|$)/u;
const ARABIC_MARKS: Record<string, string> = { ',': '،', ';': '؛', '?': '؟' };

const ARABIC = /\p{Script=Arabic}/u;
