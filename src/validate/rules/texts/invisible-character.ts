import { nameLanguages } from '../../../config/texts/language-names';
import type { Translated } from '../../../config/message-language';
import { languages, scriptOf, type Language } from '../../../site/languages';
import { rule } from '../../rule';

export const invisibleCharacter = rule({
  code: 'WORDS-017',
  severity: 'warning',
  summary: {
    en: 'A text has an invisible character.',
    fr: 'Un texte contient un caractère invisible.',
  },
  docs: {
    en: 'A zero-width space, a soft hyphen or a byte order mark comes with text that is copied from a document or a web page. Readers do not see it, but a search does not find the word, and screen readers may split it.\n\nDelete it: place the cursor after the letters that the message names, press Delete, and type the next letter again if it disappears. Characters that Arabic and emoji need are allowed.',
    fr: 'Une espace sans chasse, un trait d’union conditionnel ou une marque d’ordre des octets vient d’un texte copié d’un document ou d’une page web. Personne ne voit ce caractère, mais une recherche ne trouve plus le mot, et un lecteur d’écran peut couper celui-ci.\n\nSupprimez-le : placez le curseur après les lettres qu’indique le message, appuyez sur Suppr, et retapez la lettre suivante si elle disparaît. Les caractères nécessaires à l’arabe et aux emojis sont admis.',
  },
  examples: {
    invalid: [
      { file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Votre vé\u200blo, comme neuf' },
    ],
    reports: 'contains a zero-width space (U+200B) after “Votre vé”.',
    valid: [{ file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Votre vélo, comme neuf' }],
  },
  messages: {
    invisible: ({ language, character, before }: Invisible & { language: Language }) => ({
      en: `The ${nameLanguages([language]).en} text contains ${nameOf(character).en} (${character}) ${before === '' ? 'at its start' : `after “${before}”`}. Delete it.`,
      fr: `Le texte ${nameLanguages([language]).fr} contient ${nameOf(character).fr} (${character}) ${before === '' ? 'à son début' : `après « ${before} »`}. Supprimez ce caractère.`,
    }),
  },
  *check({ texts }) {
    for (const text of texts)
      for (const language of languages) {
        const words = text.texts[language];
        // A cheap test first: nearly every text has no such character.
        if (words === undefined || !HINT.test(words)) continue;
        const found = (scriptOf(language) === 'Arab' ? ANYWHERE : IN_LATIN).exec(words);
        if (!found) continue;
        const character = `U+${found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
        const before = words.slice(Math.max(0, found.index - SHOWN), found.index);
        yield { text, language, message: 'invisible', data: { language, character, before } };
      }
  },
});

interface Invisible {
  character: string;
  /** The text before it. */
  before: string;
}

/** Number of characters shown before the invisible one. */
const SHOWN = 20;

const HINT = /[\u00ad\u180e\u200b-\u200f\u2060-\u2064\ufeff]/;
const ANYWHERE = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/;
/** Arabic needs joiners and direction marks, and emoji need joiners. */
const IN_LATIN =
  /[\u00ad\u180e\u200b\u200c\u2060-\u2064\ufeff]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|(?<!\p{Script=Arabic})[\u200e\u200f](?!\p{Script=Arabic})/u;

const names: Record<string, Translated> = {
  'U+00AD': { en: 'a soft hyphen', fr: 'un trait d’union conditionnel' },
  'U+200B': { en: 'a zero-width space', fr: 'une espace sans chasse' },
  'U+200C': { en: 'a zero-width non-joiner', fr: 'un antiliant sans chasse' },
  'U+200D': { en: 'a zero-width joiner', fr: 'un liant sans chasse' },
  'U+2060': { en: 'a word joiner', fr: 'un gluon de mots' },
  'U+FEFF': { en: 'a byte order mark', fr: 'une marque d’ordre des octets' },
};

function nameOf(character: string): Translated {
  return names[character] ?? { en: 'an invisible character', fr: 'un caractère invisible' };
}
