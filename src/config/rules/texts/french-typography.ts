import { oncePerText } from '../../../lib/once';
import { commandLine } from '../../../lib/command/command-line';
import type { MessageLanguage, Translated } from '../../../lib/text/message-language';
import { joinParts } from '../../texts/language-names';
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
    invalid: [{ file: 'locales/fr.json', pointer: '/home/hero/title', value: "Un vélo d'hier !" }],
    reports: 'This text needs a non-breaking space before ; ! and ?',
    valid: [{ file: 'locales/fr.json', pointer: '/home/hero/title', value: 'Un vélo d’hier\u202f!' }],
  },
  messages: {
    incorrect: ({ faults }: { faults: Fault[] }) => ({
      en: `This text needs ${listOf(faults, 'en')}. Run ${commandLine('validate', '--fix')}.`,
      fr: `Il faut dans ce texte ${listOf(faults, 'fr')}. Lancez ${commandLine('validate', '--fix')}.`,
    }),
  },
  *check({ texts }) {
    for (const text of texts) {
      const { fr } = text.texts;
      if (fr === undefined) continue;
      const { typography, faults } = correctText(fr);
      const data = { faults: [...faults] };
      if (typography !== fr) yield { text, language: 'fr', message: 'incorrect', data, fix: { typography } };
    }
  },
});

/** What is wrong in a text, as the message describes it. */
const descriptions = {
  opening: { en: 'a non-breaking space after «', fr: 'une espace insécable après «' },
  closing: { en: 'a non-breaking space before »', fr: 'une espace insécable avant »' },
  punctuation: { en: 'a non-breaking space before ; ! and ?', fr: 'une espace insécable avant ; ! et ?' },
  colon: { en: 'a non-breaking space before a colon', fr: 'une espace insécable avant les deux-points' },
  digits: { en: 'non-breaking spaces in a number', fr: 'des espaces insécables dans un nombre' },
  unit: { en: 'a non-breaking space before a unit', fr: 'une espace insécable avant une unité' },
  edges: { en: 'no space at its beginning or end', fr: 'un début et une fin sans espace' },
  missing: { en: 'a space after a comma', fr: 'une espace après une virgule' },
  double: { en: 'single spaces', fr: 'des espaces simples' },
  comma: { en: 'no space before a comma or a period', fr: 'une virgule ou un point sans espace avant' },
  apostrophe: { en: "the apostrophe ’ instead of '", fr: "l’apostrophe ’ au lieu de '" },
} satisfies Record<string, Translated>;
type Fault = keyof typeof descriptions;

function listOf(faults: readonly Fault[], language: MessageLanguage): string {
  const described = faults.map((fault) => descriptions[fault][language]);
  return joinParts(described, language);
}

/**
 * Returns a text with the spaces and apostrophes of French typography.
 *
 * @example applyFrenchTypography("Qu'est-ce que c'est ?") // 'Qu’est-ce que c’est ?', with a narrow non-breaking space
 */
export function applyFrenchTypography(text: string): string {
  return correctText(text).typography;
}

const correctText = oncePerText((text) => {
  const faults = new Set<Fault>();
  const typography = correct(text, edges, faults)
    .split(KEPT)
    .map((part, index) => (index % 2 === 1 ? part : correct(part, corrections, faults)))
    .join('');
  return { typography, faults };
});

/** The characters of an address, up to markup or a telephone number. */
const ADDRESS = String.raw`(?:(?!\+\d+ \d)[^\s\x60[\]<>{}])+`;

/**
 * Parts that follow other rules: placeholders, addresses, telephone numbers, times and ratios (9:00, 16:9); entities,
 * markup, code, and the links and images of Markdown.
 */
const KEPT = new RegExp(
  String.raw`(\{+[^{}]*\}+|${ADDRESS}@${ADDRESS}|https?:\/\/${ADDRESS}|www\.${ADDRESS}|\+\d[\d\s.-]+|\d+:\d+|&#?\w+;|<[^<>]*>|\x60[^\x60]*\x60| ?!?\[[^[\]]*\]\([^()]*\)|:\w+:| ?[!?]=+)`,
);

const WIDE = '\u00a0';
const NARROW = '\u202f';
const UNITS = '[%‰€$£]|DH|MAD|EUR|USD|GBP|°C|m²|km|cm|mm|kg|Mo|Go|To|min|[hms]';
const NO_FACE = '(?!;-?[)(DP])';

/** A pattern of a fault, its replacement, and the fault for the message. */
type Correction = [pattern: RegExp, replacement: string | ((found: string) => string), fault: Fault];

const edges: Correction[] = [[/^[ \u00a0\u202f]+|[ \u00a0\u202f]+$/g, '', 'edges']];

const corrections: Correction[] = [
  [/(?<=\S) {2,}(?=\S)/g, ' ', 'double'],
  [/(?<=\p{L}{2}),(?=\p{L})/gu, ', ', 'missing'],
  [/(?<=[\p{L}\d)»]) (?=[,.](?:[\s»]|$))/gu, '', 'comma'],
  [/«(?![\u00a0\u202f]) ?/g, `«${WIDE}`, 'opening'],
  [/(?<=[^\s«]) ?»/g, `${WIDE}»`, 'closing'],
  [new RegExp(`(?<!\\s) (?=[;!?])${NO_FACE}`, 'g'), NARROW, 'punctuation'],
  [new RegExp(`(?<=[\\p{L}\\d)%»’])(?=[;!?]+(?:\\s|$))${NO_FACE}`, 'gu'), NARROW, 'punctuation'],
  [/(?<!\s) (?=:(?:\s|$))/g, WIDE, 'colon'],
  [/(?<=[\p{L}\d)%»])(?=:(?:\s|$))/gu, WIDE, 'colon'],
  [/(?<![\d.,]|\d )\d{1,3}(?: \d{3})+(?![\d ]*\d)/g, (found) => found.replaceAll(' ', WIDE), 'digits'],
  [new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\d'’]))`, 'gu'), WIDE, 'unit'],
  [/(?<=\d)(?=(?:[%€$£]|DH|MAD)(?![\p{L}\d]))/gu, WIDE, 'unit'],
  [/(?<=\p{L})'(?=[\p{L}\d«])/gu, '’', 'apostrophe'],
];

function correct(text: string, all: readonly Correction[], faults: Set<Fault>): string {
  return all.reduce((before, [pattern, replacement, fault]) => {
    const after = before.replaceAll(pattern, replacement as string);
    if (after !== before) faults.add(fault);
    return after;
  }, text);
}
