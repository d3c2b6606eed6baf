import type { SourceText } from '../../../config/texts/all-texts';
import { nameLanguages } from '../../../config/texts/language-names';
import { closestMatch } from '../../../lib/text/closest-match';
import { languages } from '../../../config/last-languages';
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
    invalid: [
      { file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Votre vélo, <b>comme neuf</b>' },
    ],
    reports: 'The French text contains "<b>", and markup is not allowed.',
    valid: [{ file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Votre vélo, comme neuf' }],
  },
  messages: {
    markup: ({ language, found }: Found) => ({
      en: `The ${nameLanguages([language]).en} text contains "${found}", and markup is not allowed. Write plain text.`,
      fr: `Le texte ${nameLanguages([language]).fr} contient « ${found} », mais les balises ne sont pas permises. Écrivez le texte sans mise en forme.`,
    }),
    entity: ({ language, found }: Found) => ({
      en: `The ${nameLanguages([language]).en} text contains "${found}", which visitors would see as it is. Write the character itself.`,
      fr: `Le texte ${nameLanguages([language]).fr} contient « ${found} », que les visiteurs verraient tel quel. Écrivez le caractère lui-même.`,
    }),
    markdown: ({ language, found }: Found) => ({
      en: `The ${nameLanguages([language]).en} text contains Markdown, "${found}", which visitors would see as it is. Write plain text.`,
      fr: `Le texte ${nameLanguages([language]).fr} contient du Markdown, « ${found} », que les visiteurs verraient tel quel. Écrivez le texte sans mise en forme.`,
    }),
    list: ({ language, found }: Found) => ({
      en: `The ${nameLanguages([language]).en} text contains a list, "${found}", which visitors would see on one line. Write a sentence, or use a block that shows a list.`,
      fr: `Le texte ${nameLanguages([language]).fr} contient une liste, « ${found} », que les visiteurs verraient sur une seule ligne. Écrivez une phrase, ou utilisez un bloc qui affiche une liste.`,
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
  *check({ config, allTexts: { texts } }) {
    const placeholders = placeholdersOf(config);
    for (const text of texts)
      for (const language of languages) {
        const words = text.texts[language];
        // A cheap test first: nearly every text has none of these characters.
        if (words === undefined || !HINT.test(words)) continue;
        for (const { message, pattern } of faults) {
          const [found] = pattern.exec(words) ?? [];
          if (found !== undefined)
            yield { text, language, message, data: { language, found: visible(found) } };
        }
        const isLayout = isLayoutText(text);
        const found = unknownPlaceholder(words, placeholders, isLayout);
        if (found !== undefined)
          yield {
            text,
            language,
            message: 'placeholder',
            data: { language, found, placeholders },
            suggestion: closestMatch(found, placeholders),
          };
        const torn = tornPlaceholder(words);
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

/** Characters of which every fault contains one. */
const HINT = /[<>&{}$*_`\u202a-\u202e\u2066-\u2069]|\]\(|^#|^[-*•] |\n|javascript:/i;

/** The site never interprets a text; what looks like a command to another program is a mistake or an attack. */
const faults = [
  { message: 'markup', pattern: /<\/?[a-z][^<>]*>|[<>]|&(?:lt|gt|#)|javascript:|\$t\(/i },
  { message: 'entity', pattern: /&(?!(?:lt|gt);)[a-z][a-z\d]*;/i },
  {
    message: 'markdown',
    pattern:
      /\*\*[^\s*](?:[^*]*[^\s*])?\*\*|\[[^[\]]+\]\((?:https?:|mailto:|\/)[^()]*\)|^#{1,6} (?!\d)|`[^`]+`|(?<![\p{L}\d*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\p{L}\d*])|(?<![\p{L}\d_])(_{1,2})[^\s_](?:[^_\n]*[^\s_])?\1(?![\p{L}\d_])/u,
  },
  { message: 'list', pattern: /(?:^[-*•] [^\n]*(?=\n)|(?<=\n)[-*•] .*|^• [^ ]*)/ },
  { message: 'direction', pattern: /[\u202a-\u202e\u2066-\u2069]/ },
] as const;

/** Returns what a terminal shows of a match: an invisible character has a number. */
function visible(found: string): string {
  return found.replaceAll(
    /[\u202a-\u202e\u2066-\u2069]/g,
    (character) => `U+${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Returns whether a text has a misspelt placeholder or one without a brace, which this rule reports. */
export function hasPlaceholderFault(
  words: string,
  placeholders: readonly string[],
  isLayout: boolean,
): boolean {
  return (
    unknownPlaceholder(words, placeholders, isLayout) !== undefined || tornPlaceholder(words) !== undefined
  );
}

/** Returns whether a text is one of the layout. Those have `{{variables}}`. */
export function isLayoutText({ key }: SourceText): boolean {
  return key?.startsWith('frame.') ?? false;
}

/** Returns the first placeholder that has lost a brace. */
function tornPlaceholder(words: string): string | undefined {
  const rest = words.replaceAll(BRACES, ' ');
  return /\{+\s*[\w.]*|[\w.]*\s*\}+/.exec(rest)?.[0];
}

const BRACES = /\{+[^{}]*\}+/g;

/** Returns the first unknown name in braces. */
function unknownPlaceholder(
  words: string,
  placeholders: readonly string[],
  isLayout: boolean,
): string | undefined {
  const names = words.match(BRACES) ?? [];
  return names.find((name) => !placeholders.includes(name) && !(isLayout && /^\{\{[^{}]*\}\}$/.test(name)));
}
