import { numberFormat, scriptOf, type Language } from '../../site/languages';
import type { SiteConfig } from '../../site/types.generated';
import { TELEPHONE, telephones } from './phone-numbers';

/** An entity that is the same in every language: as written, and its normalized value. */
export interface TextNumber {
  raw: string;
  value: string;
}

/** The entities of a text by kind; those of one kind are comparable. */
export interface TextEntities {
  addresses: TextNumber[];
  phoneNumbers: TextNumber[];
  numbers: TextNumber[];
}

/**
 * Returns the e-mail and web addresses, telephone numbers and numbers of a text. “5 000 DH”, “MAD 5,000” and “٥٠٠٠ درهم”
 * contain the same number, and so do “4,8” and “4.8”. Only the host of a web address counts, because a page has a
 * different address in each language. Numeric dates and “24 h/24” are ignored: languages write them differently.
 *
 * @param notation the meaning of comma and point in the text
 */
export function textEntities(source: string, notation: NumberNotation): TextEntities {
  const found: TextEntities = { addresses: [], phoneNumbers: [], numbers: [] };
  // Most texts contain none of this.
  if (!/[\d@\u0660-\u0669]|www\.|https?:/.test(source)) return found;
  let text = source.replaceAll(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) - 0x660));
  const extract = (pattern: RegExp, list?: TextNumber[], value: (raw: string) => string = String) => {
    text = text.replaceAll(pattern, (raw) => {
      list?.push({ raw, value: value(raw) });
      return ' | ';
    });
  };
  extract(TOKEN);
  extract(EMAIL, found.addresses, (raw) => raw.toLowerCase());
  extract(WEB, found.addresses, hostOf);
  extract(TELEPHONE, found.phoneNumbers, (raw) => telephones(raw)[0]?.digits ?? raw);
  extract(AROUND_THE_CLOCK);
  extract(DATE);
  extract(REFERENCE, found.numbers, (raw) => raw.replace(/[./]/, '-'));
  text = text.replaceAll(YEARS, (_, century: string, first: string, second: string) =>
    [century + first, century + second].join(' | '),
  );
  for (const { 0: raw, 1: whole = '', 2: part = '', 3: times } of text.matchAll(patterns[notation])) {
    const number = Number(`${whole.replaceAll(/\D/g, '')}.${part}`) * timesOf(times);
    // 1.005 thousand is 1005, not 1004.9999999999999.
    found.numbers.push({ raw, value: String(Number(number.toFixed(6))) });
  }
  return found;
}

const ARABIC_DIGIT = /[\u0660-\u0669]/g;

const TOKEN = /\{[^{}]*\}+/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const WEB = /(?:https?:\/\/|www\.)[^\s«»”)،؛]+/gi;
/** “24 h/24”, “24/7”, “7 j/7”. */
const AROUND_THE_CLOCK = /(?<!\d)(?:24\s?h?\s?\/\s?24|24\s?\/\s?7|7\s?j?\s?\/\s?7)(?!\d)/g;
const DATE = /(?<!\d)\d{1,4}([/.-])\d{1,2}\1\d{2,4}(?!\d)/g;
/** The number of a law, which languages write differently: “loi 09-08” is “القانون 09.08”. */
const REFERENCE = /(?:(?<![\d.,])0\d+|(?<=(?:\bloi|\blaw|قانون)[^\d]{0,12})(?<![\d.,])\d+)[-./]\d+(?!\d)/gi;
/** A range of years; the second may be shortened: “2025–26”. */
const YEARS = /(?<!\d)(19|20)(\d\d)[-–/](\d\d)(?!\d)/g;

/** Words that multiply a number: “10 000” is “10k” and “10 آلاف”. */
const TIMES: [words: RegExp, times: number][] = [
  [/^(?:k|mille|thousand|ألفا?|آلاف|الاف)$/i, 1e3],
  [/^(?:millions?|مليونا?|ملايين)$/i, 1e6],
  [/^(?:milliards?|billions?|مليارا?)$/i, 1e9],
];

function timesOf(word: string | undefined): number {
  return TIMES.find(([words]) => word !== undefined && words.test(word))?.[1] ?? 1;
}

/** How a text writes decimals: with a comma, with a point, or with either. */
type NumberNotation = keyof typeof patterns;

/** Returns how a language of the site writes numbers. */
export function numberNotation(config: SiteConfig, language: Language): NumberNotation {
  if (scriptOf(language) === 'Arab') return 'either';
  return numberFormat(config, language)?.includes('.5') ? 'point' : 'comma';
}

/** The pattern of a number in each notation: its separators, and an optional word for thousands or more. */
const patterns = {
  comma: numberPattern(String.raw`[ \u00a0\u202f.’']`, '[,.]'),
  point: numberPattern(String.raw`[, \u00a0\u202f]`, '[.]'),
  either: numberPattern(String.raw`[,. \u00a0\u202f\u066c]`, String.raw`[.,\u066b]`),
};

function numberPattern(thousands: string, decimals: string): RegExp {
  const whole = String.raw`(\d{1,3}(?:${thousands}\d{3})+(?!\d)|\d+)`;
  return new RegExp(
    String.raw`(?<![A-Za-zÀ-ÿ\d]|\d[.,])${whole}(?:${decimals}(\d+))?(?:[ \u00a0\u202f]?(k|mille|thousand|m?b?illions?|milliards?|\p{Script=Arabic}+)(?!\p{L}))?`,
    'giu',
  );
}

function hostOf(address: string): string {
  return address
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/(?:[/?#:].*|[.,;!?])$/, '');
}
