import type { RuleInfo } from '../../rule-info';
import { restoreLine } from '../../../lib/command/command-line';
import { frenchQuotes } from '../../../lib/text/french-spaces';
import { codePoint } from '../../../lib/text/characters';
import { type Translated } from '../../../lib/text/message-language';

export const invalidJson = {
  code: 'JSON-001',
  severity: 'error',
  summary: { en: 'A file is not JSON.', fr: 'Un fichier n’est pas du JSON.' },
  docs: {
    en: 'The config and the texts are JSON: texts in double quotes, a comma between two entries and none after the last, and a closing bracket or brace for each opening one. One wrong character makes the whole file unreadable.\n\nLook at the reported place and at the end of the line before it. Most often a comma is missing or one too many, or a text contains double quotes, which end it: write `\\"` instead, or « and » in French.',
    fr: 'La configuration et les textes sont en JSON : les textes entre guillemets droits, une virgule entre deux éléments et aucune après le dernier, et un `]` ou un `}` pour chaque `[` ou `{`. Un seul caractère de travers rend tout le fichier illisible.\n\nRegardez l’endroit indiqué et la fin de la ligne précédente. Le plus souvent, il manque une virgule ou il y en a une de trop, ou un texte contient un guillemet droit, qui le termine : écrivez `\\"` à la place, ou des guillemets « … » en français.',
  },
  examples: {
    invalid: [{ file: 'locales/en.json', content: '{ "home": { "name": "Home" "title": "Clair" } }' }],
    reports: 'A comma is missing before "title".',
    valid: [{ file: 'locales/en.json', content: '{ "home": { "name": "Home", "title": "Clair" } }' }],
  },
  messages: {
    empty: ({ file }: { file: string }) => ({
      en: `This file is empty. Restore the last committed version: ${restoreLine(file)}`,
      fr: `Ce fichier est vide. Restaurez la dernière version enregistrée : ${restoreLine(file)}`,
    }),
    cut: ({ file }: { file: string }) => ({
      en: `The file ends too early: it was cut. Restore the last committed version: ${restoreLine(file)}`,
      fr: `Le fichier finit trop tôt : il a été coupé. Restaurez la dernière version enregistrée : ${restoreLine(file)}`,
    }),
    twice: ({ line }: { line: number }) => ({
      en: `The file contains its text twice. Delete everything from line ${line} on.`,
      fr: `Le texte du fichier y est deux fois. Supprimez tout à partir de la ligne ${line}.`,
    }),
    conflict: ({ lines }: { lines: number[] }) => ({
      en: `Two versions of this file were not merged. Keep one of them, and delete the lines ${lines.join(', ')} with <<<<<<<, ======= and >>>>>>>.`,
      fr: `Deux versions de ce fichier n’ont pas été fusionnées. Gardez l’une d’elles, et supprimez les lignes ${lines.join(', ')} (<<<<<<<, ======= et >>>>>>>).`,
    }),
    unclosed: ({ kind, name, line, before }: Unclosed) => {
      const missing = `${closing(kind)}${/^[\]}]?$/.test(before) ? '' : ','}`;
      const of = name === '' ? { en: '', fr: '' } : { en: ` of ${name}`, fr: ` de ${frenchQuotes(name)}` };
      return {
        en: `The ${kind}${of.en}, opened in line ${line}, is not closed. Write ${missing} before ${here(before).en}.`,
        fr: `${kind === '{' ? 'L’accolade {' : 'Le crochet ['}${of.fr}, ${kind === '{' ? 'ouverte' : 'ouvert'} à la ligne ${line}, n’est pas ${kind === '{' ? 'fermée' : 'fermé'}. Écrivez ${missing} avant ${here(before).fr}.`,
      };
    },
    unopened: ({ bracket, before }: { bracket: string; before: string }) => ({
      en: `A ${bracket} is missing before ${here(before).en}.`,
      fr: `Il manque ${bracket === '{' ? 'l’accolade {' : 'le crochet ['} avant ${here(before).fr}.`,
    }),
    extra: ({ bracket }: { bracket: string }) => ({
      en: `There is one ${bracket} too many. Remove this one.`,
      fr: `Il y a ${bracket === '}' ? 'une accolade } de trop' : 'un crochet ] de trop'}. Supprimez ce signe.`,
    }),
    otherFile: ({ file }: { file: string }) => ({
      en: `This file is not JSON from its first character on: it is a web page or another document. Restore the last committed version: ${restoreLine(file)}`,
      fr: `Dès son premier caractère, ce fichier n’est pas du JSON : c’est une page web ou un autre document. Restaurez la dernière version enregistrée : ${restoreLine(file)}`,
    }),
    leftOut: () => ({
      en: 'Dots stand here in place of entries, as when a tool has left them out. Put these entries back: undo the change in your editor, or copy them from the last committed version.',
      fr: 'Des points de suspension remplacent ici des éléments, comme si un outil les avait omis. Remettez ces éléments : annulez la modification dans votre éditeur, ou copiez-les de la dernière version enregistrée.',
    }),
    sign: ({ found, sign }: Found) => ({
      en:
        sign === ''
          ? `Delete ${here(found).en}.`
          : `Write ${here(sign).en} in place of ${here(found.slice(0, 1)).en}.`,
      fr:
        sign === ''
          ? `Supprimez ${here(found).fr}.`
          : `Écrivez ${here(sign).fr} à la place de ${here(found.slice(0, 1)).fr}.`,
    }),
    inside: () => ({
      en: 'The comma or the colon stands inside the quotes before this place. Move it behind the closing one.',
      fr: 'La virgule ou le signe « : » se trouve à l’intérieur des guillemets qui précèdent. Déplacez ce signe après le guillemet fermant.',
    }),
    doubled: () => ({
      en: 'The quotes are doubled here, as in a file of Excel. Leave one at the start of the text and one at its end; inside, write \\", or « and » in French.',
      fr: 'Les guillemets sont doublés ici, comme dans un fichier d’Excel. N’en laissez qu’un au début du texte et un à la fin ; à l’intérieur, écrivez des guillemets français : « … ».',
    }),
    boolean: () => ({
      en: 'Write true or false here, in small letters and without quotes.',
      fr: 'Écrivez ici true (oui) ou false (non), en minuscules et sans guillemets.',
    }),
    comma: ({ found }: Found) => ({
      en: `A comma is missing before ${here(found).en}.`,
      fr: `Il manque une virgule avant ${here(found).fr}.`,
    }),
    extraComma: ({ found }: Found) => ({
      en: `There is a comma too many before ${found}. Remove it: the last entry has none.`,
      fr: `Il y a une virgule de trop avant ${found}. Supprimez-la : il n’en faut pas après le dernier élément.`,
    }),
    colon: ({ found }: Found) => ({
      en: `A colon is missing between the name of a field and its value, before ${here(found).en}.`,
      fr: `Il manque le signe « : » entre le nom d’un champ et sa valeur, avant ${here(found).fr}.`,
    }),
    value: ({ found }: Found) => ({
      en: `A value is missing before ${here(found).en}.`,
      fr: `Il manque une valeur avant ${here(found).fr}.`,
    }),
    innerQuote: ({ found }: Found) => ({
      en: `The text ends at the double quote before ${here(found).en}. Write a quote inside a text as \\", or as « and » in French.`,
      fr: `Le texte finit au guillemet droit qui précède ${here(found).fr}. Dans un texte, écrivez \\" à la place, ou des guillemets « … » en français.`,
    }),
    number: ({ written }: { written: string }) => ({
      en: `${written} is not a number in JSON. Write digits from 0 to 9 only, without a unit or a zero at the start, and a point before decimals. The other end of a price range goes into "upTo".`,
      fr: `${written} n’est pas un nombre en JSON. N’écrivez que des chiffres de 0 à 9, sans unité ni zéro au début, avec un point avant les décimales. L’autre bout d’une fourchette de prix s’écrit dans « upTo ».`,
    }),
    thousands: ({ written }: { written: string }) => ({
      en: `The point in ${written} separates decimals: the number is ${Number(written)}. Write ${written.replace('.', '')}, or a number with fewer decimals.`,
      fr: `Le point de ${written} sépare les décimales : le nombre est ${Number(written)}. Écrivez ${written.replace('.', '')}, ou un nombre avec moins de décimales.`,
    }),
    comment: () => ({
      en: 'JSON has no comments. Delete it; in the config, a field "$comment" may hold the note.',
      fr: 'Un fichier JSON ne peut pas contenir de commentaire. Supprimez-le ; dans la configuration, un champ « $comment » peut contenir la note.',
    }),
    space: () => ({
      en: 'There is a space here that looks like an ordinary one and is not. Delete it, and type the space again.',
      fr: 'Il y a ici une espace qui ressemble à une espace ordinaire, mais n’en est pas une. Effacez-la, et tapez-la de nouveau.',
    }),
    invisible: ({ found }: Found) => ({
      en: `There is an invisible character here, ${codePoint(found)}. Delete it.`,
      fr: `Il y a ici un caractère invisible, ${codePoint(found)}. Supprimez-le.`,
    }),
    digits: () => ({
      en: 'Write numbers with the digits 0 to 9.',
      fr: 'Écrivez les nombres avec les chiffres 0 à 9.',
    }),
    pasted: () => ({
      en: 'This line is not JSON, as if it had come along with a pasted text. Delete it.',
      fr: 'Cette ligne n’est pas du JSON ; elle vient peut-être d’un texte collé. Supprimez-la.',
    }),
    symbol: ({ found }: Found) => ({
      en: `${here(found).en} is not JSON. Write names and texts in straight double quotes ("), and true or false without.`,
      fr: `${here(found).fr} n’est pas du JSON. Écrivez les noms et les textes entre guillemets droits ("), et true ou false sans guillemets.`,
    }),
    textEnd: () => ({
      en: 'A text does not end on its line. Write a double quote " at its end; if it goes on in the next line, join the two lines.',
      fr: 'Un texte n’est pas fermé sur sa ligne. Écrivez un guillemet droit " à la fin du texte ; s’il continue à la ligne suivante, réunissez les deux lignes.',
    }),
    backslash: () => ({
      en: 'A text contains a backslash. Double it: \\\\. In an address, write / instead.',
      fr: 'Un texte contient une barre oblique inverse. Doublez-la : \\\\. Dans une adresse, écrivez / à la place.',
    }),
    lineBreak: () => ({
      en: 'A text contains a line break or a tab. Write a space in its place, or a text of its own for each line.',
      fr: 'Un texte contient un retour à la ligne ou une tabulation. Écrivez une espace à la place, ou un texte à part pour chaque ligne.',
    }),
    other: ({ found }: Found) => ({
      en: `This is not JSON before ${here(found).en}. Look at the end of the line before it.`,
      fr: `Le JSON est incorrect juste avant ${here(found).fr}. Regardez la fin de la ligne précédente.`,
    }),
  },
} satisfies RuleInfo;

interface Found {
  /** What is at the reported place; empty at the end of the file. */
  found: string;
  /** What belongs there. */
  sign: string;
}

interface Unclosed {
  /** The bracket that is not closed, the name of its field with its quotes, and its line. */
  kind: string;
  name: string;
  line: number;
  /** What follows it, outside; empty at the end of the file. */
  before: string;
}

const closing = (bracket: string) => (bracket === '{' ? '}' : ']');

/** Describes what is at the reported place. A text has its own quotes. */
function here(found: string): Translated {
  if (found === '') return { en: 'the end of the file', fr: 'la fin du fichier' };
  const quoted = found.startsWith('"') ? found : `"${found}"`;
  return { en: quoted, fr: frenchQuotes(quoted) };
}
