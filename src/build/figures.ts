import type { Language } from '../site/languages';
import { TELEPHONE, telephones } from './telephones';

/** Something a text says that is the same in every language: as it is written, and what it comes to. */
export interface Figure {
  raw: string;
  value: string;
}

/** The figures of a text by their kind; those of one kind can stand for one another. */
export interface Figures {
  addresses: Figure[];
  telephones: Figure[];
  numbers: Figure[];
}

/**
 * The e-mail and web addresses, telephones and numbers of a text. « 5 000 DH », “MAD 5,000” and « ٥٠٠٠ درهم » hold
 * the same number, and so do « 4,8 » and “4.8”. Of a web address the host counts, for a page has an
 * address of its own in each language. Dates in figures and « 24 h/24 » are left out: languages write them otherwise.
 *
 * @param words the text
 * @param language the language it is in, which decides what a comma and a point mean
 */
export function figures(words: string, language: Language): Figures {
  const found: Figures = { addresses: [], telephones: [], numbers: [] };
  // Most texts hold none of this.
  if (!/[\d@\u0660-\u0669]|www\.|https?:/.test(words)) return found;
  let text = westernDigits(words);
  const take = (pattern: RegExp, list?: Figure[], value: (raw: string) => string = String) => {
    text = text.replaceAll(pattern, (raw) => {
      list?.push({ raw, value: value(raw) });
      return ' | ';
    });
  };
  take(TOKEN);
  take(EMAIL, found.addresses, (raw) => raw.toLowerCase());
  take(WEB, found.addresses, hostOf);
  take(TELEPHONE, found.telephones, (raw) => telephones(raw)[0]?.digits ?? raw);
  take(AROUND_THE_CLOCK);
  take(DATE);
  take(REFERENCE, found.numbers, (raw) => raw.replace(/[./]/, '-'));
  for (const { 0: raw, 1: whole = '', 2: part = '', 3: thousand } of text.matchAll(numbers[language])) {
    const number = Number(`${whole.replaceAll(/\D/g, '')}.${part}`) * (thousand ? 1000 : 1);
    found.numbers.push({ raw, value: String(number) });
  }
  return found;
}

const TOKEN = /\{[^{}]*\}+/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const WEB = /(?:https?:\/\/|www\.)[^\s«»”)،؛]+/gi;
/** « 24 h/24 », “24/7”, « 7 j/7 ». */
const AROUND_THE_CLOCK = /(?<!\d)(?:24\s?h?\s?\/\s?24|24\s?\/\s?7|7\s?j?\s?\/\s?7)(?!\d)/g;
const DATE = /(?<!\d)\d{1,4}([/.-])\d{1,2}\1\d{2,4}(?!\d)/g;
/** The number of a law, which languages write otherwise: « loi 09-08 » is « القانون 09.08 ». */
const REFERENCE = /(?<![\d.,])0\d+[-./]\d+(?!\d)/g;

/** Numbers by what parts their thousands and their decimals in a language; a « k » after one is a thousand. */
const numbers: Record<Language, RegExp> = {
  fr: numberPattern(String.raw`[ \u00a0\u202f.’']`, '[,.]'),
  en: numberPattern(String.raw`[, \u00a0\u202f]`, '[.]'),
  ar: numberPattern(String.raw`[,. \u00a0\u202f\u066c]`, String.raw`[.,\u066b]`),
};

function numberPattern(thousands: string, decimals: string): RegExp {
  const whole = String.raw`(\d{1,3}(?:${thousands}\d{3})+(?!\d)|\d+)`;
  return new RegExp(
    String.raw`(?<![A-Za-zÀ-ÿ\d]|\d[.,])${whole}(?:${decimals}(\d+))?(?:[ \u00a0\u202f]?([kK])(?![\p{L}]))?`,
    'gu',
  );
}

function hostOf(address: string): string {
  return address
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/(?:[/?#:].*|[.,;!?])$/, '');
}

/** Arabic has digits of its own (U+0660 to U+0669). */
function westernDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
}
