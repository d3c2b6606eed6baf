import type { Translated } from '../../../config/message-language';
import { joinParts } from '../../../config/texts/language-names';
import { rule } from '../../rule';

/**
 * French typography follows the Lexique des règles typographiques en usage à l’Imprimerie nationale. Both the wide (U+00A0)
 * and the narrow (U+202F) non-breaking space are accepted.
 */
export const frenchTypography = rule({
  code: 'WORDS-011',
  severity: 'warning',
  summary: {
    en: 'A French text has the wrong spaces or apostrophes.',
    fr: 'Un texte français n’a pas les espaces ou les apostrophes qu’il faut.',
  },
  docs: {
    en: "French typography needs a space before `;` `:` `!` `?` `%` and units, inside « » and in numbers. It must not break: after an ordinary space the punctuation mark could start a line. The apostrophe is ’ and not '.\n\nRun `npm run validate -- --fix`: it writes the right characters, which look like ordinary ones.",
    fr: "La typographie française veut une espace avant `;` `:` `!` `?` `%` et les unités, à l’intérieur des « » et dans les nombres. Elle doit être insécable : après une espace ordinaire, le signe pourrait se retrouver en début de ligne. L’apostrophe est ’ et non `'`.\n\nLancez `npm run validate -- --fix` : la commande écrit les bons caractères, qui ressemblent aux caractères ordinaires.",
  },
  examples: {
    invalid: [
      { file: 'locales/fr.json', pointer: '/home/hero/title', value: "Un vélo d'hier ? Comme neuf !" },
    ],
    reports: 'This text needs a non-breaking space before ; ! and ?',
    valid: [
      {
        file: 'locales/fr.json',
        pointer: '/home/hero/title',
        value: 'Un vélo d’hier\u202f? Comme neuf\u202f!',
      },
    ],
  },
  messages: {
    edges: () => ({
      en: 'This text begins or ends with a space. Delete it.',
      fr: 'Ce texte commence ou finit par une espace. Supprimez-la.',
    }),
    missing: ({ found }: { found: string }) => ({
      en: `This text lacks a space after a comma or a period: “${found}”. Add it.`,
      fr: `Il manque une espace après une virgule ou un point : « ${found} ». Ajoutez-la.`,
    }),
    incorrect: ({ faults }: { faults: Fault[] }) => ({
      en: `This text needs ${joinParts(
        faults.map((fault) => descriptions[fault].en),
        'en',
      )}. Run npm run validate -- --fix.`,
      fr: `Il faut dans ce texte ${joinParts(
        faults.map((fault) => descriptions[fault].fr),
        'fr',
      )}. Lancez npm run validate -- --fix.`,
    }),
  },
  *check({ texts }) {
    for (const text of texts) {
      const { fr } = text.texts;
      // A cheap test first: most texts have none of these characters.
      if (fr === undefined || !HINT.test(fr)) continue;
      const faults = new Set<Fault>();
      const typography = correctText(fr, faults);
      if (typography !== fr)
        yield {
          text,
          language: 'fr',
          message: 'incorrect',
          data: { faults: [...faults] },
          fix: { typography },
        };
      if (fr !== fr.trim()) yield { text, language: 'fr', message: 'edges' };
      const [found] = missingSpace(fr) ?? [];
      if (found !== undefined) yield { text, language: 'fr', message: 'missing', data: { found } };
    }
  },
});

/** Finds a comma or a period without the space after it. Addresses, and names such as “Node.js”, have none. */
function missingSpace(text: string): RegExpExecArray | null {
  return MISSING.exec(
    KEPT_HINT.test(text)
      ? text
          .split(KEPT)
          .filter((_, at) => at % 2 === 0)
          .join(' ')
      : text,
  );
}

const MISSING = /\p{L}{2,},\p{L}+|\p{Ll}{2,}\.\p{Lu}\p{Ll}{2,}/u;

/** What is wrong in a text, as the message describes it. */
const descriptions = {
  opening: { en: 'a non-breaking space after «', fr: 'une espace insécable après «' },
  closing: { en: 'a non-breaking space before »', fr: 'une espace insécable avant »' },
  punctuation: { en: 'a non-breaking space before ; ! and ?', fr: 'une espace insécable avant ; ! et ?' },
  colon: { en: 'a non-breaking space before a colon', fr: 'une espace insécable avant les deux-points' },
  digits: { en: 'non-breaking spaces in a number', fr: 'des espaces insécables dans un nombre' },
  unit: { en: 'a non-breaking space before a unit', fr: 'une espace insécable avant une unité' },
  double: { en: 'single spaces', fr: 'des espaces simples' },
  comma: { en: 'no space before a comma or a period', fr: 'une virgule ou un point sans espace avant' },
  apostrophe: { en: "the apostrophe ’ instead of '", fr: "l’apostrophe ’ au lieu de '" },
} satisfies Record<string, Translated>;
type Fault = keyof typeof descriptions;

/**
 * Returns a text with the spaces and apostrophes of French typography.
 *
 * @example applyFrenchTypography("Qu'est-ce que c'est ?") // 'Qu’est-ce que c’est ?', with a narrow non-breaking space
 */
export function applyFrenchTypography(text: string): string {
  return correctText(text, new Set());
}

function correctText(text: string, faults: Set<Fault>): string {
  if (!KEPT_HINT.test(text)) return correctPart(text, faults);
  return text
    .split(KEPT)
    .map((part, index) => (index % 2 === 1 ? part : correctPart(part, faults)))
    .join('');
}

/** The characters around which typography may be wrong. */
const HINT = /[;:!?»«']| [ ,.]|\d[ %€DM]|^\s|\s$|[,.]\p{L}/u;

/** The characters of an address, up to markup or a telephone number. */
const ADDRESS = String.raw`(?:(?!\+\d+ \d)[^\s\x60[\]<>{}])+`;

/**
 * Parts that follow other rules: placeholders, addresses, telephone numbers, times and ratios (9:00, 16:9); entities,
 * markup, code, and the links and images of Markdown.
 */
const KEPT = new RegExp(
  String.raw`(\{+[^{}]*\}+|${ADDRESS}@${ADDRESS}|https?:\/\/${ADDRESS}|www\.${ADDRESS}|\+\d[\d\s.-]+|\d+:\d+|&#?\w+;|<[^<>]*>|\x60[^\x60]*\x60| ?!?\[[^[\]]*\]\([^()]*\)|:\w+:| ?[!?]=+)`,
);
/** A cheap test for these parts. */
const KEPT_HINT = /[{@+:&<`[=]|www\./;

const WIDE = '\u00a0';
const NARROW = '\u202f';
const UNITS = '[%‰€$]|DH|MAD|EUR|°C|m²|km|cm|mm|kg|Mo|Go|To|min|[hms]';
const NO_FACE = '(?!;-?[)(DP])';

/** Each correction: a cheap test, the pattern of the fault, its replacement, and the fault for the message. */
const corrections: [
  hint: RegExp,
  pattern: RegExp,
  replacement: string | ((found: string) => string),
  fault: Fault,
][] = [
  [/ {2}/, /(?<=\S) {2,}(?=\S)/g, ' ', 'double'],
  [/ [,.]/, /(?<=[\p{L}\d)»]) (?=[,.](?:\s|$))/gu, '', 'comma'],
  [/«/, /«(?![\u00a0\u202f]) ?/g, `«${WIDE}`, 'opening'],
  [/»/, /(?<=[^\s«]) ?»/g, `${WIDE}»`, 'closing'],
  [/[;!?]/, new RegExp(`(?<!\\s) (?=[;!?])${NO_FACE}`, 'g'), NARROW, 'punctuation'],
  [/[;!?]/, new RegExp(`(?<=[\\p{L}\\d)%»’])(?=[;!?]+(?:\\s|$))${NO_FACE}`, 'gu'), NARROW, 'punctuation'],
  [/:/, /(?<!\s) (?=:(?:\s|$))/g, WIDE, 'colon'],
  [/:/, /(?<=[\p{L}\d)%»])(?=:(?:\s|$))/gu, WIDE, 'colon'],
  [
    /\d \d/,
    /(?<![\d.,]|\d )\d{1,3}(?: \d{3})+(?![\d ]*\d)/g,
    (found) => found.replaceAll(' ', WIDE),
    'digits',
  ],
  [/\d /, new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d'’]))`, 'gu'), WIDE, 'unit'],
  [/\d[%€DM]/, /(?<=\d)(?=(?:%|€|DH|MAD)(?![\p{L}\d]))/gu, WIDE, 'unit'],
  [/'/, /(?<=\p{L})'(?=[\p{L}\d«])/gu, '’', 'apostrophe'],
];

function correctPart(text: string, faults: Set<Fault>): string {
  return corrections.reduce((before, [hint, pattern, replacement, fault]) => {
    // The test is ten times faster than the pattern, and most texts have none of these characters.
    if (!hint.test(before)) return before;
    const after = before.replaceAll(pattern, replacement as string);
    if (after !== before) faults.add(fault);
    return after;
  }, text);
}
