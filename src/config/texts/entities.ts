import { numberFormat, scriptOf, type Language } from '../../site/languages';
import type { SiteConfig } from '../../site/types.generated';

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
 * contain the same number, and so do “4,8” and “4.8”, “2 000 000” and “2 million”. Only the host of a web address counts, because a page has a
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
  extract(TELEPHONE, found.phoneNumbers, lastDigits);
  extract(AROUND_THE_CLOCK);
  extract(DATE);
  extract(REFERENCE, found.numbers, (raw) => raw.replace(/[./]/, '-'));
  text = text.replaceAll(SHORT_YEAR, '$1$2$3$1$4').replaceAll(CLOCK, '$1:$2').replaceAll(MILLION, ' million');
  for (const { 0: raw, 1: whole = '', 2: part = '', index } of text.matchAll(patterns[notation])) {
    const [, scale = 1] = scales.find(([word]) => word.test(text.slice(index + raw.length))) ?? [];
    found.numbers.push({ raw, value: String(Number(`${whole.replaceAll(/\D/g, '')}.${part}`) * scale) });
  }
  return found;
}

const ARABIC_DIGIT = /[\u0660-\u0669]/g;

const TOKEN = /\{[^{}]*\}+/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const WEB = /(?:https?:\/\/|www\.)[^\s«»”)،؛]+/gi;
/** “24 h/24”, “24/7”, “7 j/7”. */
const AROUND_THE_CLOCK = /(?<!\d)(?:24\s?h?\s?\/\s?24|24\s?\/\s?7|7\s?j?\s?\/\s?7)(?!\d)/g;
/** “01/07/2026” and “01/07”. */
const DATE = /(?<!\d)(?:\d{1,4}([/.-])\d{1,2}\1\d{2,4}|(?:0?[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2]))(?!\d)/g;
/** “2024/25” is “2024-2025”. */
const SHORT_YEAR = /(?<!\d)(19|20)(\d{2})([/–-])(\d{2})(?!\d)/g;
/** “7.45 am” is “7 h 45”. */
const CLOCK = /(?<![\d.,])(\d{1,2})\.(\d{2})(?=\s?[ap]\.?m)/gi;
/** “MAD 3.2m”, and not “500 m”. */
const MILLION = /(?<=(?:MAD|[€$£])\s?\d[\d.,]*)m(?!\p{L})/gu;
/** Words that multiply the number before them: “2 million” is “2 000 000”, and “450 k€” is “450,000”. */
const scales: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:k|mille|thousand|ألف\p{M}*ا?|آلاف)(?!\p{L})/iu, 1e3],
  [/^\s?(?:millions?|مليون\p{M}*ا?|ملايين|M(?=\s?(?:[€$£]|DH|MAD)))(?!\p{L})/u, 1e6],
  [/^\s?(?:billions?|milliards?|مليارا?|ملايير)(?!\p{L})/u, 1e9],
];
/** The number of a law, which languages write differently: “loi 09-08” is “القانون 09.08”. */
const REFERENCE = /(?:(?<![\d.,])0\d+|(?<=(?:\bloi|\blaw|قانون)[^\d]{0,12})(?<![\d.,])\d+)[-./]\d+(?!\d)/gi;

/** How a text writes decimals: with a comma, with a point, or with either. */
type NumberNotation = keyof typeof patterns;

/** Returns how a language of the site writes numbers. */
export function numberNotation(config: SiteConfig, language: Language): NumberNotation {
  if (scriptOf(language) === 'Arab') return 'either';
  return numberFormat(config, language)?.includes('.5') ? 'point' : 'comma';
}

/** The pattern of a number in each notation: its separators. */
const patterns = {
  comma: numberPattern(String.raw`[ \u00a0\u202f.’']`, '[,.]'),
  point: numberPattern(String.raw`[, \u00a0\u202f]`, '[.]'),
  either: numberPattern(String.raw`[,. \u00a0\u202f\u066c]`, String.raw`[.,\u066b]`),
};

function numberPattern(thousands: string, decimals: string): RegExp {
  const whole = String.raw`(\d{1,3}(?:${thousands}\d{3})+(?!\d)|\d+)`;
  return new RegExp(String.raw`(?<![A-Za-zÀ-ÿ\d]|\d[.,])${whole}(?:${decimals}(\d+))?`, 'gu');
}

function hostOf(address: string): string {
  return address
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/(?:[/?#:].*|[.,;!?])$/, '');
}

/**
 * Returns the telephone numbers in a text: a plus or a zero, and eight to fourteen more digits in groups. Their value is
 * the last nine digits: “05 22 00 00 00” and “+212 522-000000” are the same number.
 *
 * @param text the text, with Western digits
 */
export function telephones(text: string): TextNumber[] {
  return (text.match(TELEPHONE) ?? []).map((raw) => ({ raw, value: lastDigits(raw) }));
}

/** The pattern of a telephone number; ITU-T E.164 allows fifteen digits at most. */
const TELEPHONE = /(?<![\p{L}\d])(?:\+\s?\d|0)(?:[\s.\-()/]{0,2}\d){8,14}(?!\d)/gu;

function lastDigits(number: string): string {
  return number.replaceAll(/\D/g, '').slice(-9);
}
