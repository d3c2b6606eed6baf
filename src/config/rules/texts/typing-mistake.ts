import { nameLanguages } from '../../texts/language-names';
import type { Path } from '../../../lib/json';
import { firstIn, oncePerText } from '../../../lib/once';
import { codePoint } from '../../../lib/text/characters';
import { textBefore } from '../../../lib/text/excerpt';
import { scriptOf, type Language } from '../../../site/languages';
import { rule } from '../../rule';

type Found = Record<'language' | 'found', string>;

const messages = {
  invisible: ({ language, found, before }: Found & { before: string }) => ({
    en: `The ${nameLanguages([language]).en} text contains an invisible character (${found}) ${before === '' ? 'at its start' : `after “${before}”`}. Delete it.`,
    fr: `Le texte ${nameLanguages([language]).fr} contient un caractère invisible (${found}) ${before === '' ? 'à son début' : `après « ${before} »`}. Supprimez ce caractère.`,
  }),
  doubled: ({ language, found }: Found) => ({
    en: `The word “${found}” is doubled in the ${nameLanguages([language]).en} text. Remove one of the two.`,
    fr: `Le mot « ${found} » est écrit deux fois de suite dans le texte ${nameLanguages([language]).fr}. Supprimez l’un des deux.`,
  }),
  straight: ({ found }: Found) => ({
    en: `The French text has straight quotation marks: ${found}. Replace them with « and ».`,
    fr: `Le texte français contient des guillemets droits : ${found}. Remplacez-les par des guillemets français : « … ».`,
  }),
  enclosed: ({ language }: Found) => ({
    en: `The ${nameLanguages([language]).en} text is enclosed in quotation marks, which visitors would see. Remove them.`,
    fr: `Le texte ${nameLanguages([language]).fr} est entouré de guillemets, que les visiteurs verraient. Supprimez-les.`,
  }),
  single: ({ language, found }: Found) => ({
    en: `The ${nameLanguages([language]).en} text has a single quotation mark ( ${found} ). Remove it, or add the other one.`,
    fr: `Le texte ${nameLanguages([language]).fr} n’a qu’un seul guillemet ( ${found} ). Supprimez-le, ou ajoutez l’autre.`,
  }),
  unclosed: ({ language, found }: Found) => ({
    en: `In the ${nameLanguages([language]).en} text, ${found} is not closed. Add ${found === '(' ? ')' : '»'}, or remove it.`,
    fr: `Dans le texte ${nameLanguages([language]).fr}, le signe ${found} n’est pas fermé. Ajoutez ${found === '(' ? ')' : '»'}, ou supprimez-le.`,
  }),
  pasted: ({ language, found }: Found) => ({
    en: `“${found}” came along with the ${nameLanguages([language]).en} text when it was pasted. Delete it.`,
    fr: `« ${found} » a été collé avec le texte ${nameLanguages([language]).fr}. Supprimez ce qui n’en fait pas partie.`,
  }),
  line: ({ language }: Found) => ({
    en: `The ${nameLanguages([language]).en} text has a line break, which pages do not show. Write a space, or a text of its own for each line.`,
    fr: `Le texte ${nameLanguages([language]).fr} contient un retour à la ligne, que les pages n’affichent pas. Écrivez une espace, ou un texte à part pour chaque ligne.`,
  }),
  latin: ({ found }: Found) => ({
    en: `The Arabic text has the Latin mark ${found}. Write the Arabic one: ${ARABIC_MARKS[found]}`,
    fr: `Le texte arabe contient le signe latin « ${found} ». Écrivez le signe arabe : « ${ARABIC_MARKS[found]} ».`,
  }),
  long: ({ language, length, limit }: { language: Language; length: number; limit: number }) => ({
    en: `The ${nameLanguages([language]).en} text has ${length.toLocaleString('en')} characters; the limit here is ${limit.toLocaleString('en')}. Shorten or split it.`,
    fr: `Le texte ${nameLanguages([language]).fr} compte ${length.toLocaleString('fr')} caractères ; la limite est ici de ${limit.toLocaleString('fr')}. Raccourcissez-le, ou divisez-le.`,
  }),
};

export const typingMistake = rule({
  code: 'WORDS-017',
  severity: 'warning',
  summary: {
    en: 'A text has something that was typed or pasted by mistake.',
    fr: 'Un texte contient une faute de frappe, ou ce qui a été collé avec lui.',
  },
  docs: {
    en: 'A word that is doubled, quotation marks around a whole text or a single one, a bracket that is not closed, a line break, what a chat or a document adds, a Latin mark after an Arabic word, or a text that is far too long for its place is usually a slip. An invisible character comes with text that is copied from a document: a search does not find the word any more.\n\nCorrect the text as the message says. To delete an invisible character, place the cursor after the letters that the message names, press Delete, and type the next letter again if it disappears. A paragraph has at most 1,500 characters, a title, a name or a label 200, and the name of a page, which menus show, 40.',
    fr: 'Un mot écrit deux fois de suite, des guillemets autour d’un texte entier ou un guillemet seul, une parenthèse qui n’est pas fermée, un retour à la ligne, ce qu’ajoute une discussion ou un document, un signe latin après un mot arabe ou un texte bien trop long pour sa place sont en général des fautes de frappe. Un caractère invisible vient d’un texte copié d’un document : une recherche ne trouve plus le mot.\n\nCorrigez le texte comme l’indique le message. Pour supprimer un caractère invisible, placez le curseur après les lettres indiquées, appuyez sur Suppr, et retapez la lettre suivante si elle disparaît. Un paragraphe compte au plus 1\u00a0500 caractères, un titre, un nom ou un libellé 200, et le nom d’une page, affiché dans les menus, 40.',
  },
  examples: {
    invalid: [{ file: 'locales/fr.json', pointer: '/home/hero/lead', value: 'Nous réparons le le vélo.' }],
    reports: 'The word “le” is doubled in the French text.',
    valid: [{ file: 'locales/fr.json', pointer: '/home/hero/lead', value: 'Nous nous en occupons.' }],
  },
  messages,
  *check({ languages, texts }) {
    for (const text of texts)
      for (const language of languages) {
        const words = text.texts[language];
        if (words === undefined) continue;
        const limit = longest(text.path);
        if (words.length > limit)
          yield { text, language, message: 'long', data: { language, length: words.length, limit } };
        const invisible = (isArabic(language) ? INVISIBLE : INVISIBLE_IN_LATIN).exec(words);
        if (invisible) {
          const found = codePoint(invisible[0]);
          const before = textBefore(words, invisible.index);
          yield { text, language, message: 'invisible', data: { language, found, before } };
        }
        const doubled = doubledIn(words);
        if (doubled !== undefined)
          yield { text, language, message: 'doubled', data: { language, found: doubled } };
        for (const [message, find, isFor] of marks) {
          const found = isFor(language, text.path) ? find(words) : undefined;
          if (found !== undefined) yield { text, language, message, data: { language, found } };
        }
      }
  },
});

function isArabic(language: Language): boolean {
  return scriptOf(language) === 'Arab';
}

/** Returns the most characters of a text: the name of a page, another title, name or label, or a paragraph. */
export function longest(path: Path = []): number {
  if (path[0] === 'pages' && path.length === 3 && path[2] === 'name') return 40;
  return /^(?:title|name|label)$/.test(String(path.at(-1))) ? 200 : 1500;
}

const INVISIBLE = /[\u00ad\u180e\u200b\u2060-\u2064\ufeff]/;
/** Arabic needs joiners and direction marks, and emoji need joiners. */
const INVISIBLE_IN_LATIN =
  /[\u00ad\u180e\u200b\u200c\u2060-\u2064\ufeff]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d|(?<!\p{Script=Arabic})[\u200e\u200f](?!\p{Script=Arabic})/u;

const DOUBLED = /(?<![\p{L}\p{M}\d’'-])([\p{L}’']{2,}) (\1)(?![\p{L}\p{M}\d’'-])/giu;

const doubledIn = oncePerText(
  (words) => [...words.matchAll(DOUBLED)].find(([, , second = '']) => isMistake(second))?.[2],
);

/** Returns whether a word is doubled by mistake. A second capital is a name, and a letter may be a size or a grade. */
function isMistake(word: string): boolean {
  return particles.has(word) || (/^[\p{Ll}’']+$/u.test(word) && !doubles.has(word));
}

/** Words that French or English doubles for a reason: pronouns of a verb, emphasis. */
const doubles = new Set('nous vous très non oui bien faire bla that had very no yes bye'.split(' '));
/** Arabic doubles nouns and verbs for emphasis, but no particles. */
const particles = new Set('في على إلى عن مع أن إن التي الذي هذا هذه ذلك أو ثم قد'.split(' '));

const ARABIC_MARKS: Record<string, string> = { ',': '،', ';': '؛', '?': '؟' };

type Message = 'straight' | 'single' | 'enclosed' | 'unclosed' | 'pasted' | 'line' | 'latin';

/** Marks that are mistakes: the message, the first one in a text, and whether it is one in a language, at a place of the config. */
const marks: readonly [
  Message,
  (words: string) => string | undefined,
  (language: Language, path?: Path) => boolean,
][] = [
  // Around words, not around the whole text; after a digit they mean inches.
  [
    'straight',
    firstIn(/(?<![\p{L}\d"])"(?!(?<=^\s*")[^"]*"\s*$)[^"\s](?:[^"]*[^"\s])?"(?![\p{L}\d"])/u),
    (language) => language === 'fr',
  ],
  // One in the whole text, at its start or its end; after a digit it means inches.
  ['single', firstIn(/^\s*["“”„«](?=[^"“”„«»]*$)|["“”»](?=\s*$)(?<=^[^"“”„«»]*[^\d"“”„«»].)/), () => true],
  ['enclosed', firstIn(/^\s*["“”„][^"“”„]*["“”]\s*$/), () => true],
  // The words of a client have quotation marks of the site.
  ['enclosed', firstIn(/^\s*«[^«»]*»\s*$/), (_, path) => path?.at(-1) === 'quote'],
  ['unclosed', firstIn(/(?<![:;]-?)\((?=[^()]*$)|(?<!^\s*)«(?=[^«»]*$)/), () => true],
  // The mark of a source or a footnote, and the sentence with which a chat begins its answer.
  [
    'pasted',
    firstIn(
      /【[^】]*】|\[\d+\]|^(?:(?:Bien sûr|Sure|Certainly|بالتأكيد)[!.,،] *)?(?:Voici|Here(?: is|’s)|إليك) (?:\p{L}+ )?(?:version|traduction|reformulation|translation|ترجمة|الترجمة)(?!\p{L})[^.!?:]*:/u,
    ),
    () => true,
  ],
  ['line', firstIn(/\n(?![-*•])/), (_, path) => path?.at(-1) !== 'chatGreeting'],
  // After an Arabic word, at its end.
  ['latin', firstIn(/(?<=\p{Script=Arabic}[ \u00a0\u202f]?)[,;?](?=\s|$)/u), isArabic],
];
