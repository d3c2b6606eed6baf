import type { SourceText } from '../../texts/all-texts';
import { nameLanguages } from '../../texts/language-names';
import { closestMatch } from '../../../lib/text/closest-match';
import type { Language } from '../../../site/languages';
import { placeholdersOf } from '../../../site/placeholders';
import { rule } from '../../rule';

export const unsafeText = rule({
  code: 'WORDS-004',
  severity: 'error',
  summary: {
    en: 'A text has markup or another character that is not allowed in it.',
    fr: 'Un texte contient une balise ou un autre caractère qui n’y est pas permis.',
  },
  docs: {
    en: 'Texts are plain: HTML such as `<b>` or `&amp;`, Markdown such as `**`, invisible characters that change the writing direction, and unknown names in braces are not allowed. Visitors would see the bare characters, and some could do harm.\n\nWrite the text without them. For bold text or links there are separate blocks and fields.',
    fr: 'Les textes s’écrivent sans mise en forme : le HTML tel que `<b>` ou `&amp;`, le Markdown tel que `**`, les caractères invisibles qui changent le sens de l’écriture et les variables inconnues entre accolades n’y sont pas permis. Les visiteurs verraient ces caractères tels quels, et certains sont dangereux.\n\nÉcrivez le texte sans ces caractères. Pour le gras et les liens, il existe des blocs et des champs particuliers.',
  },
  examples: {
    invalid: [{ file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Votre <b>vélo</b>' }],
    reports: 'The French text contains "<b>", and markup is not allowed.',
    valid: [{ file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Votre vélo' }],
  },
  messages: {
    markup: ({ language, found }: Found) => ({
      en: `The ${nameLanguages([language]).en} text contains "${found}", and markup is not allowed. Write plain text.`,
      fr: `Le texte ${nameLanguages([language]).fr} contient « ${found} », mais les balises ne sont pas permises. Écrivez le texte sans mise en forme.`,
    }),
    markdown: ({ language, found }: Found) => ({
      en: `The ${nameLanguages([language]).en} text contains Markdown, "${found}", which visitors would see as it is. Write plain text.`,
      fr: `Le texte ${nameLanguages([language]).fr} contient du Markdown, « ${found} », que les visiteurs verraient tel quel. Écrivez le texte sans mise en forme.`,
    }),
    direction: ({ language, found }: Found) => ({
      en: `The ${nameLanguages([language]).en} text contains an invisible character that changes the writing direction (${found}). Delete it.`,
      fr: `Le texte ${nameLanguages([language]).fr} contient un caractère invisible qui change le sens de l’écriture (${found}). Supprimez-le.`,
    }),
    placeholder: ({ language, found, placeholders }: Found & { placeholders: readonly string[] }) => ({
      en: `The ${nameLanguages([language]).en} text contains the unknown placeholder ${found}. Use one of these, or remove it: ${placeholders.join(', ')}.`,
      fr: `Le texte ${nameLanguages([language]).fr} contient la variable ${found}, qui n’existe pas. Supprimez-la, ou écrivez l’une de celles-ci : ${placeholders.join(', ')}.`,
    }),
    brace: ({ language, found }: Found) => ({
      en: `In the ${nameLanguages([language]).en} text, ${found} lacks a brace. Write a { before and a } after the name, or two of each.`,
      fr: `Dans le texte ${nameLanguages([language]).fr}, il manque une accolade à ${found}. Écrivez { avant le nom et } après, ou deux de chaque.`,
    }),
  },
  *check({ config, languages, allTexts: texts }) {
    const placeholders = placeholdersOf(config);
    for (const text of texts)
      for (const language of languages) {
        const words = text.texts[language] ?? '';
        for (const [message, pattern] of faults) {
          const [found] = pattern.exec(words) ?? [];
          if (found !== undefined)
            yield { text, language, message, data: { language, found: visible(found) } };
        }
        const unknown = words
          .match(BRACES)
          ?.find((name) => !placeholders.includes(name) && !isVariable(text, name));
        if (unknown !== undefined) {
          const data = { language, found: unknown, placeholders };
          const suggestion = closestMatch(unknown, placeholders);
          yield { text, language, message: 'placeholder', data, suggestion };
        }
        const [torn] = TORN.exec(words.replaceAll(BRACES, ' ')) ?? [];
        if (torn !== undefined) {
          const suggestion = closestMatch(torn, [`{{${torn.replaceAll(/\W/g, '')}}}`, ...placeholders]);
          yield { text, language, message: 'brace', data: { language, found: torn }, suggestion };
        }
      }
  },
});

interface Found {
  language: Language;
  found: string;
}

/** The site never interprets a text; what looks like a command to another program is a mistake or an attack. */
const faults = [
  ['markup', /<\/?[a-z][^<>]*>|[<>]|&(?:#|[a-z][a-z\d]*;|[lg]t)|javascript:|\$t\(/i],
  [
    'markdown',
    /\*\*[^\s*](?:[^*]*[^\s*])?\*\*|\[[^[\]]+\]\((?:https?:|mailto:|\/)[^()]*\)|^#{1,6} (?!\d)|`[^`]+`|(?<![\p{L}\d*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\p{L}\d*])|(?<![\p{L}\d_])(_{1,2})[^\s_](?:[^_\n]*[^\s_])?\1(?![\p{L}\d_])|^[-*•] .*(?=\n)|(?<=\n)[-*•] .*|^• [^ ]*/u,
  ],
  ['direction', /[\u202a-\u202e\u2066-\u2069]/],
] as const;

/** Returns what a terminal shows of a match: an invisible character has a number. */
function visible(found: string): string {
  return found.replaceAll(
    /[\u202a-\u202e\u2066-\u2069]/g,
    (character) => `U+${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Names in braces, and what is left of one that has lost a brace. */
const BRACES = /\{+[^{}]*\}+/g;
const TORN = /\{+\s*[\w.]*|[\w.]*\s*\}+/;

/** Returns whether a name in braces is a variable: texts of the layout have them, such as `{{count}}`. */
function isVariable({ key = '' }: SourceText, name: string): boolean {
  return key.startsWith('frame.') && /^\{\{[^{}]*\}\}$/.test(name);
}
