import { nameLanguages } from '../../../config/texts/language-names';
import { languages, scriptOf, type Language } from '../../../site/languages';
import { rule } from '../../rule';
import { isProperName } from './words-to-translate';

export const foreignLetters = rule({
  code: 'WORDS-015',
  severity: 'warning',
  summary: {
    en: 'A text has letters of another alphabet.',
    fr: 'Un texte contient des lettres d’un autre alphabet.',
  },
  docs: {
    en: 'Arabic in a French or English text was usually pasted into the wrong language. Cyrillic and Greek letters that look like Latin ones come from other documents: readers do not see them, but search engines and screen readers read another word.\n\nWrite the text in its language, and retype a word with look-alike letters. A word that is quoted between quotation marks or in parentheses is allowed, and so are the entries of `terms`.',
    fr: 'Un passage en arabe dans un texte français ou anglais a en général été collé dans la mauvaise langue. Des lettres cyrilliques ou grecques qui ressemblent aux lettres latines viennent d’autres documents : les lecteurs ne les remarquent pas, mais les moteurs de recherche et les lecteurs d’écran lisent un autre mot.\n\nÉcrivez le texte dans sa langue, et retapez le mot qui contient ces lettres. Un mot cité entre guillemets ou entre parenthèses est admis, de même que les mots de `terms`.',
  },
  examples: {
    invalid: [{ file: 'locales/en.json', pointer: '/home/hero/title', value: 'دراجتك كأنها جديدة' }],
    reports: 'The English text contains Arabic',
    valid: [
      { file: 'locales/en.json', pointer: '/home/hero/title', value: 'A bicycle (دراجة) as good as new' },
    ],
  },
  messages: {
    arabic: ({ language, found }: { language: Language; found: string }) => ({
      en: `The ${nameLanguages([language]).en} text contains Arabic: “${found}”. Write it in ${nameLanguages([language]).en}, or put quotation marks around a quoted word.`,
      fr: `Le texte ${nameLanguages([language]).fr} contient de l’arabe : « ${found} ». Écrivez-le en ${nameLanguages([language]).fr}, ou mettez le mot cité entre guillemets.`,
    }),
    lookalike: ({ language, word, letter, isGreek }: LookAlike & { language: Language }) => ({
      en: `In the ${nameLanguages([language]).en} text, the letter “${letter}” of “${word}” is ${isGreek ? 'Greek' : 'Cyrillic'}. Retype the word.`,
      fr: `Dans le texte ${nameLanguages([language]).fr}, la lettre « ${letter} » de « ${word} » est ${isGreek ? 'grecque' : 'cyrillique'}. Retapez le mot.`,
    }),
  },
  *check({ config, texts }) {
    for (const text of texts)
      for (const language of languages) {
        const words = text.texts[language];
        // A cheap test first: nearly every text has no such letter.
        if (words === undefined || !hintOf(language).test(words) || isProperName(text, config)) continue;
        const own = (config.terms ?? []).reduce((rest, term) => rest.replaceAll(term, ' '), words);
        const [found] = scriptOf(language) === 'Arab' ? [] : (ARABIC.exec(own.replaceAll(QUOTED, ' ')) ?? []);
        if (found !== undefined)
          yield { text, language, message: 'arabic', data: { language, found: found.trim() } };
        const lookalike = findLookalike(own);
        if (lookalike) yield { text, language, message: 'lookalike', data: { language, ...lookalike } };
      }
  },
});

/** A word with a letter of another alphabet that looks like a Latin one. */
interface LookAlike {
  word: string;
  letter: string;
  isGreek: boolean;
}

const NOT_LATIN = /[\u0370-\u052f\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefe]/;
const NOT_ARABIC = /[\u0370-\u052f]/;

/** Returns a cheap test for letters of another script than that of a language. */
function hintOf(language: Language): RegExp {
  return scriptOf(language) === 'Arab' ? NOT_ARABIC : NOT_LATIN;
}

const ARABIC = /\p{Script=Arabic}[\p{Script=Arabic}\p{M}\s]*/u;
const QUOTED = /«[^»]*»|“[^”]*”|"[^"]*"|\([^()]*\)/g;

/** A Cyrillic letter, or a Greek one next to a Latin one; “α” alone is mathematics, and “μm” a unit. */
const LOOKALIKE =
  /\p{Script=Cyrillic}|\p{Script=Greek}(?=\p{Script=Latin})|(?<=\p{Script=Latin})\p{Script=Greek}/u;

function findLookalike(text: string): LookAlike | undefined {
  const word = text.match(/\p{L}+/gu)?.find((name) => LOOKALIKE.test(name) && !/^μ\p{L}{1,2}$/u.test(name));
  const [letter] = LOOKALIKE.exec(word ?? '') ?? [];
  return word !== undefined && letter !== undefined
    ? { word, letter, isGreek: /\p{Script=Greek}/u.test(letter) }
    : undefined;
}
