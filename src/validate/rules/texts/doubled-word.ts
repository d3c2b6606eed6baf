import { nameLanguages } from '../../../config/texts/language-names';
import { languages, type Language } from '../../../site/languages';
import { rule } from '../../rule';

export const doubledWord = rule({
  code: 'WORDS-018',
  severity: 'warning',
  summary: { en: 'A word is doubled in a text.', fr: 'Un mot est écrit deux fois de suite dans un texte.' },
  docs: {
    en: 'The same word twice in a row, such as “the the”, is usually a typing error, and readers notice it. Words that a language does double, such as « nous nous », are allowed; in Arabic only particles are checked.\n\nRemove one of the two.',
    fr: 'Le même mot deux fois de suite, comme « le le », est en général une faute de frappe, et les lecteurs la remarquent. Les répétitions normales dans une langue, comme « nous nous », sont admises ; en arabe, seules les particules sont vérifiées.\n\nSupprimez l’un des deux.',
  },
  examples: {
    invalid: [
      { file: 'locales/fr.json', pointer: '/home/hero/lead', value: 'Nous réparons le le vélo qui grince.' },
    ],
    reports: 'The word “le” is doubled in the French text.',
    valid: [
      { file: 'locales/fr.json', pointer: '/home/hero/lead', value: 'Nous nous occupons de votre vélo.' },
    ],
  },
  messages: {
    doubled: ({ language, word }: { language: Language; word: string }) => ({
      en: `The word “${word}” is doubled in the ${nameLanguages([language]).en} text. Remove one of the two.`,
      fr: `Le mot « ${word} » est écrit deux fois de suite dans le texte ${nameLanguages([language]).fr}. Supprimez l’un des deux.`,
    }),
  },
  *check({ texts }) {
    for (const text of texts)
      for (const language of languages) {
        const word = findDoubled(text.texts[language] ?? '', isMistake[language] ?? isLowerCase);
        if (word !== undefined) yield { text, language, message: 'doubled', data: { language, word } };
      }
  },
});

/** Words that a language doubles for a reason: pronouns of a verb, emphasis. */
const doubles = {
  fr: new Set(['nous', 'vous', 'très', 'non', 'oui', 'bien', 'faire', 'bla']),
  en: new Set(['that', 'had', 'very', 'no', 'yes', 'bye', 'bla']),
};
/** Arabic doubles nouns and verbs for emphasis, but no particles. */
const particles = new Set('في على إلى عن مع أن إن التي الذي هذا هذه ذلك أو ثم قد'.split(' '));

/** Whether a doubled word is a mistake. A letter may be a size or a grade, and a second capital is a name. */
const isMistake: Record<Language, (word: string) => boolean> = {
  fr: (word) => isLowerCase(word) && !doubles.fr.has(word),
  en: (word) => isLowerCase(word) && !doubles.en.has(word),
  ar: (word) => particles.has(word),
};

function isLowerCase(word: string): boolean {
  return word.length > 1 && /^[\p{Ll}’']+$/u.test(word);
}

/**
 * Returns a word that follows itself. Most words differ in their first letter, so the text is not split into words.
 *
 * @param isFound whether the second of the two words counts
 */
function findDoubled(text: string, isFound: (word: string) => boolean): string | undefined {
  let start = 0;
  for (let end = text.indexOf(' '); end >= 0; end = text.indexOf(' ', start)) {
    const length = end - start;
    const isSameStart = (text.charCodeAt(start) | CASE) === (text.charCodeAt(end + 1) | CASE);
    if (isSameStart && length > 1) {
      const word = text.slice(end + 1, end + 1 + length);
      const isSame = word === text.slice(start, end) || word === text.slice(start, end).toLowerCase();
      if (isSame && !/^[\p{L}\p{M}\d’'-]/u.test(text.slice(end + 1 + length)) && isFound(word)) return word;
    }
    start = end + 1;
  }
  return undefined;
}

/** The bit in which a capital differs from its small letter. */
const CASE = 0x20;
