import { describeRule } from '../../rule';
import { frenchQuotes } from '../../../lib/text/french-spaces';
import { type Translated } from '../../message-language';

export const invalidJson = describeRule({
  code: 'JSON-001',
  severity: 'error',
  summary: { en: 'A file is not JSON.', fr: 'Un fichier n’est pas du JSON.' },
  docs: {
    en: 'The config and the texts are JSON: texts in double quotes, a comma between two entries and none after the last, and a closing bracket or brace for each opening one. One wrong character makes the whole file unreadable.\n\nLook at the reported place and at the end of the line before it. Most often a comma is missing or one too many, or a text contains double quotes, which end it: write `\\"` instead, or « and » in French.',
    fr: 'La configuration et les textes sont en JSON : les textes entre guillemets droits, une virgule entre deux éléments et aucune après le dernier, et un `]` ou un `}` pour chaque `[` ou `{`. Un seul caractère de travers rend tout le fichier illisible.\n\nRegardez l’endroit indiqué et la fin de la ligne précédente. Le plus souvent, il manque une virgule ou il y en a une de trop, ou un texte contient un guillemet droit, qui le termine : écrivez `\\"` à la place, ou des guillemets « … » en français.',
  },
  examples: {
    invalid: [
      {
        file: 'locales/en.json',
        content: '{ "contact": { "name": "Contact us" "summary": "Where to find us." } }',
      },
    ],
    reports: 'A comma is missing before "summary".',
    valid: [
      {
        file: 'locales/en.json',
        content: '{ "contact": { "name": "Contact us", "summary": "Where to find us." } }',
      },
    ],
  },
  messages: {
    empty: () => ({
      en: 'This file is empty. Restore the last committed version.',
      fr: 'Ce fichier est vide. Restaurez la dernière version enregistrée dans Git.',
    }),
    conflict: ({ lines }: { lines: number[] }) => ({
      en: `Two versions of this file were not merged. Keep one of them, and delete the ${lines.length > 1 ? 'lines' : 'line'} ${list(lines, 'and')} with <<<<<<<, ======= and >>>>>>>.`,
      fr: `Deux versions de ce fichier n’ont pas été fusionnées. Gardez l’une d’elles, et supprimez ${lines.length > 1 ? 'les lignes' : 'la ligne'} ${list(lines, 'et')} (<<<<<<<, ======= et >>>>>>>).`,
    }),
    space: ({ code }: { code: string }) => ({
      en: `There is a space here that looks like an ordinary one and is not (${code}). Delete it, and type the space again.`,
      fr: `Il y a ici une espace qui ressemble à une espace ordinaire, mais n’en est pas une (${code}). Effacez-la, et tapez-la de nouveau.`,
    }),
    separator: ({ found }: Found) => ({
      en: `Entries are separated by a comma, not by ${here(found).en}. Write a comma instead.`,
      fr: `Deux éléments sont séparés par une virgule, et non par ${here(found).fr}. Écrivez une virgule à la place.`,
    }),
    curlyQuotes: ({ quote }: { quote: string }) => ({
      en: `${quote} is a quote of a word processor. Write straight double quotes around names and texts: ".`,
      fr: `${quote} est un guillemet de traitement de texte. Écrivez des guillemets droits autour des noms et des textes : ".`,
    }),
    singleQuotes: () => ({
      en: 'Single quotes do not begin a text. Write straight double quotes around names and texts: ".',
      fr: 'Un texte ne s’écrit pas entre apostrophes. Écrivez des guillemets droits autour des noms et des textes : ".',
    }),
    innerQuote: ({ found }: Found) => ({
      en: `The text ends at the double quote before ${here(found).en}. Write a quote inside a text as \\", or as « and » in French.`,
      fr: `Le texte finit au guillemet droit qui précède ${here(found).fr}. Dans un texte, écrivez \\" à la place, ou des guillemets « … » en français.`,
    }),
    number: ({ written }: { written: string }) => ({
      en: `${written} is not a number in JSON. Write a number with digits only, and a point before decimals.`,
      fr: `${written} n’est pas un nombre en JSON. N’écrivez que des chiffres, avec un point avant les décimales.`,
    }),
    boolean: ({ found }: Found) => ({
      en: `${found} is not a value in JSON. Write true or false, in small letters.`,
      fr: `${found} n’est pas une valeur en JSON. Écrivez true ou false, en minuscules.`,
    }),
    trailingComma: ({ found }: Found) => ({
      en: `There is a comma before ${found}. Remove it: the last entry has none.`,
      fr: `Il y a une virgule de trop avant ${found}. Supprimez-la : il n’en faut pas après le dernier élément.`,
    }),
    // The other messages have the names of the parser's errors.
    CommaExpected: ({ found }: Found) => ({
      en: `A comma is missing before ${here(found).en}.`,
      fr: `Il manque une virgule avant ${here(found).fr}.`,
    }),
    ColonExpected: ({ found }: Found) => ({
      en: `A colon is missing between the name of a field and its value, before ${here(found).en}.`,
      fr: `Il manque le signe « : » entre le nom d’un champ et sa valeur, avant ${here(found).fr}.`,
    }),
    ValueExpected: ({ found }: Found) => ({
      en: `A value is missing before ${here(found).en}. Write it, or remove the comma that is not needed.`,
      fr: `Il manque une valeur avant ${here(found).fr}. Écrivez-la, ou supprimez la virgule de trop.`,
    }),
    PropertyNameExpected: ({ found }: Found) => ({
      en: `The name of a field in double quotes is missing before ${here(found).en}. Write it, or remove the comma that is not needed.`,
      fr: `Il manque le nom d’un champ, entre guillemets droits, avant ${here(found).fr}. Écrivez-le, ou supprimez la virgule de trop.`,
    }),
    CloseBraceExpected: () => ({
      en: 'A closing brace } is missing. Every { needs one.',
      fr: 'Il manque une accolade fermante }. Chaque { doit avoir la sienne.',
    }),
    CloseBracketExpected: () => ({
      en: 'A closing bracket ] is missing. Every [ needs one.',
      fr: 'Il manque un crochet fermant ]. Chaque [ doit avoir le sien.',
    }),
    EndOfFileExpected: ({ found }: Found) => ({
      en: `The file should end before ${here(found).en}. Remove the bracket or brace that is not needed before it.`,
      fr: `Le fichier devrait finir avant ${here(found).fr}. Supprimez le crochet ou l’accolade de trop qui précède.`,
    }),
    localeComment: () => ({
      en: 'JSON has no comments. Delete the comment: a locale file contains only texts.',
      fr: 'Un fichier JSON ne peut pas contenir de commentaire. Supprimez-le : un fichier de langue ne contient que des textes.',
    }),
    unit: ({ written, unit }: { written: string; unit: string }) => ({
      en: `${written} is a number, and "${unit}" does not belong to it. Write the number alone.`,
      fr: `${written} est un nombre, et « ${unit} » est de trop. Écrivez le nombre seul.`,
    }),
    equalsSign: () => ({
      en: 'A field and its value are separated by ":", not "=". Write a colon instead.',
      fr: 'Un champ et sa valeur sont séparés par « : » et non par « = ». Écrivez deux-points à la place.',
    }),
    cut: () => ({
      en: 'The file ends too early: it was cut. Restore it, for example from Git.',
      fr: 'Le fichier finit trop tôt : il a été coupé. Restaurez-le, par exemple depuis Git.',
    }),
    InvalidCommentToken: () => ({
      en: 'JSON has no comments. Write the note into a field "$comment".',
      fr: 'Un fichier JSON ne peut pas contenir de commentaire. Écrivez la note dans un champ « $comment ».',
    }),
    UnexpectedEndOfString: () => ({
      en: 'A text does not end. Write a double quote " at its end, on the same line: a text cannot go on in the next one.',
      fr: 'Un texte n’est pas fermé. Écrivez un guillemet droit " à la fin du texte, sur la même ligne : il ne peut pas continuer à la ligne suivante.',
    }),
    InvalidEscapeCharacter: () => ({
      en: 'A single backslash in a text is not allowed. Double it: \\\\. In an address, write / instead.',
      fr: 'Un texte contient une barre oblique inverse seule. Doublez-la : \\\\. Dans une adresse, écrivez / à la place.',
    }),
    InvalidCharacter: () => ({
      en: 'A text contains a line break or a tab. Write \\n for a line break, and a space for a tab.',
      fr: 'Un texte contient un retour à la ligne ou une tabulation. Écrivez \\n à la place d’un retour à la ligne, et une espace à la place d’une tabulation.',
    }),
    InvalidSymbol: ({ found }: Found) => ({
      en: `${here(found).en} is not JSON. Write names and texts in double quotes.`,
      fr: `${here(found).fr} n’est pas du JSON. Écrivez les noms et les textes entre guillemets droits.`,
    }),
    other: ({ found }: Found) => ({
      en: `This is not JSON before ${here(found).en}. Look at the end of the line before it.`,
      fr: `Le JSON est incorrect juste avant ${here(found).fr}. Regardez la fin de la ligne précédente.`,
    }),
  },
});

interface Found {
  /** What is at the reported place; empty at the end of the file. */
  found: string;
}

/** Describes what is at the reported place. A text has its own quotes. */
function here(found: string): Translated {
  if (found === '') return { en: 'the end of the file', fr: 'la fin du fichier' };
  const quoted = found.startsWith('"') ? found : `"${found}"`;
  return { en: quoted, fr: frenchQuotes(quoted) };
}

/** @example list([3, 5, 7], 'and') // '3, 5 and 7' */
function list(lines: readonly number[], and: string): string {
  return [lines.slice(0, -1).join(', '), lines.at(-1)].filter(Boolean).join(` ${and} `);
}
