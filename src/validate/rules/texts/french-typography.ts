import type { SourceText } from '../../../config/texts/all-texts';
import type { TextFinding } from './text-finding';

/**
 * Returns a warning, with the corrected text, for a French text that breaks the rules of French typography (Lexique des
 * règles typographiques en usage à l’Imprimerie nationale): a non-breaking space before : ; ! ?, inside « », in numbers
 * and before units, so that no line starts with such a character; and ’ instead of '. Both the wide (U+00A0) and the
 * narrow (U+202F) non-breaking space are accepted.
 */
export function frenchTypography({ texts: words }: SourceText): TextFinding[] {
  const { fr } = words;
  if (fr === undefined || !HINT.test(fr)) return [];
  const faults = new Set<string>();
  const corrected = correctText(fr, faults);
  if (corrected === fr) return [];
  const message = `in French, ${[...faults].join(', and ')}. Copy the words as they are suggested: the signs are in them.`;
  return [{ language: 'fr', code: 'WORDS-011', message, suggestion: corrected }];
}

/**
 * Returns a text with the spaces and apostrophes of French typography.
 *
 * @example inFrenchPrint("Qu'est-ce que c'est ?") // 'Qu’est-ce que c’est ?', with a narrow non-breaking space
 */
export function applyFrenchTypography(text: string): string {
  return correctText(text, new Set());
}

function correctText(text: string, faults: Set<string>): string {
  if (!KEPT_HINT.test(text)) return correctPart(text, faults);
  return text
    .split(KEPT)
    .map((part, index) => (index % 2 === 1 ? part : correctPart(part, faults)))
    .join('');
}

/** A cheap test: most texts have none of these characters. */
const HINT = /[;:!?»«']|\d[ %€DM]/;

/**
 * Parts that follow other rules: placeholders, addresses, telephone numbers, times and ratios (9:00, 16:9); entities,
 * markup, code, and the links and images of Markdown.
 */
const KEPT =
  /(\{+[^{}]*\}+|\S+@\S+|https?:\/\/\S+|www\.\S+|\+\d[\d\s.-]+|\d+:\d+|&#?\w+;|<[^<>]*>|`[^`]*`| ?!?\[[^[\]]*\]\([^()]*\)|:\w+:| ?[!?]=+)/;
/** A cheap test for these parts. */
const KEPT_HINT = /[{@+:&<`[=]|www\./;

const WIDE = '\u00a0';
const NARROW = '\u202f';
const UNITS = '[%‰€$]|DH|MAD|EUR|°C|m²|km|cm|mm|kg|Mo|Go|To|min|[hms]';
const NO_FACE = '(?!;-?[)(DP])';

/** Each correction: a cheap test, the pattern of the fault, its replacement, and its description in the message. */
const corrections: [
  hint: RegExp,
  pattern: RegExp,
  replacement: string | ((found: string) => string),
  description: string,
][] = [
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

function correctPart(text: string, faults: Set<string>): string {
  return corrections.reduce((before, [hint, pattern, replacement, description]) => {
    // The test is ten times faster than the pattern, and most texts have none of these characters.
    if (!hint.test(before)) return before;
    const after = before.replaceAll(pattern, replacement as string);
    if (after !== before) faults.add(description);
    return after;
  }, text);
}
