import type { WordFinding } from './text-finding';
import type { SourceText } from '../../../config/texts/all-texts';

/**
 * French words without the spaces and the apostrophe of French print (Lexique des règles typographiques en usage à
 * l’Imprimerie nationale): a space that never breaks before « : ; ! ? », inside « », in numbers and before their
 * units, so that no line starts with a sign; and ’ in place of '. Both spaces that never break are right, the wide one
 * (U+00A0) and the narrow one (U+202F).
 *
 * @returns a warning with the whole text as it would be right
 */
export function frenchTypography({ words }: SourceText): WordFinding[] {
  const { fr } = words;
  if (fr === undefined || !SIGNS.test(fr)) return [];
  const faults = new Set<string>();
  const mended = mendedText(fr, faults);
  if (mended === fr) return [];
  const message = `in French, ${[...faults].join(', and ')}. Copy the words as they are suggested: the signs are in them.`;
  return [{ language: 'fr', code: 'WORDS-011', message, suggestion: mended }];
}

/**
 * A text with the spaces and the apostrophe of French print.
 *
 * @example inFrenchPrint("Qu'est-ce que c'est ?") // 'Qu’est-ce que c’est ?', with a narrow space that never breaks
 */
export function inFrenchPrint(text: string): string {
  return mendedText(text, new Set());
}

function mendedText(text: string, faults: Set<string>): string {
  if (!KEPT_SIGNS.test(text)) return mendedPart(text, faults);
  return text
    .split(KEPT)
    .map((part, index) => (index % 2 === 1 ? part : mendedPart(part, faults)))
    .join('');
}

/** What every fault has in it; most texts have none of it. */
const SIGNS = /[;:!?»«']|\d[ %€DM]/;

/**
 * What is written by other rules: tokens, addresses, telephones, times and ratios (9:00, 16:9); entities, markup, code,
 * and the links and pictures of Markdown.
 */
const KEPT =
  /(\{+[^{}]*\}+|\S+@\S+|https?:\/\/\S+|www\.\S+|\+\d[\d\s.-]+|\d+:\d+|&#?\w+;|<[^<>]*>|`[^`]*`| ?!?\[[^[\]]*\]\([^()]*\)|:\w+:| ?[!?]=+)/;
/** What is in each of these. */
const KEPT_SIGNS = /[{@+:&<`[=]|www\./;

const WIDE = '\u00a0';
const NARROW = '\u202f';
const UNITS = '[%‰€$]|DH|MAD|EUR|°C|m²|km|cm|mm|kg|Mo|Go|To|min|[hms]';
const NO_FACE = '(?!;-?[)(DP])';

/** Each fault: a sign without which it cannot be there, where it stands, what is right there, and how it is told. */
const mends: [sign: RegExp, pattern: RegExp, right: string | ((found: string) => string), told: string][] = [
  [/«/, /«(?![\u00a0\u202f]) ?/g, `«${WIDE}`, 'a space that never breaks stands after «'],
  [/»/, /(?<=[^\s«]) ?»/g, `${WIDE}»`, 'a space that never breaks stands before »'],
  [
    /[;!?]/,
    new RegExp(`(?<!\\s) (?=[;!?])${NO_FACE}`, 'g'),
    NARROW,
    'a space that never breaks stands before ; ! and ?',
  ],
  [
    /[;!?]/,
    new RegExp(`(?<=[\\p{L}\\d)%»’])(?=[;!?]+(?:\\s|$))${NO_FACE}`, 'gu'),
    NARROW,
    'a space that never breaks stands before ; ! and ?',
  ],
  [/:/, /(?<!\s) (?=:(?:\s|$))/g, WIDE, 'a space that never breaks stands before a colon'],
  [/:/, /(?<=[\p{L}\d)%»])(?=:(?:\s|$))/gu, WIDE, 'a space that never breaks stands before a colon'],
  [
    /\d \d/,
    /(?<![\d.,]|\d )\d{1,3}(?: \d{3})+(?![\d ]*\d)/g,
    (found) => found.replaceAll(' ', WIDE),
    'the digits of a number are parted by a space that never breaks',
  ],
  [
    /\d /,
    new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d'’]))`, 'gu'),
    WIDE,
    'a space that never breaks stands between a number and its unit',
  ],
  [
    /\d[%€DM]/,
    /(?<=\d)(?=(?:%|€|DH|MAD)(?![\p{L}\d]))/gu,
    WIDE,
    'a space that never breaks stands between a number and its unit',
  ],
  [/'/, /(?<=\p{L})'(?=[\p{L}\d«])/gu, '’', "the apostrophe is ’ and not '"],
];

function mendedPart(text: string, faults: Set<string>): string {
  return mends.reduce((before, [sign, pattern, right, told]) => {
    // Most texts have one sign or none: to look for it costs a tenth of looking around every letter.
    if (!sign.test(before)) return before;
    const after = before.replaceAll(pattern, right as string);
    if (after !== before) faults.add(told);
    return after;
  }, text);
}
