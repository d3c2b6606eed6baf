import type { Language } from '../../site/languages';
import { TELEPHONE, telephones } from './phone-numbers';

/** Something a text says that is the same in every language: as it is written, and what it comes to. */
export interface TextNumber {
  raw: string;
  value: string;
}

/** The figures of a text by their kind; those of one kind can stand for one another. */
export interface TextEntities {
  addresses: TextNumber[];
  telephones: TextNumber[];
  numbers: TextNumber[];
}

/**
 * The e-mail and web addresses, telephones and numbers of a text. « 5 000 DH », “MAD 5,000” and « ٥٠٠٠ درهم » hold
 * the same number, and so do « 4,8 » and “4.8”. Of a web address the host counts, for a page has an
 * address of its own in each language. Dates in figures and « 24 h/24 » are left out: languages write them otherwise.
 *
 * @param words the text
 * @param language the language it is in, which decides what a comma and a point mean
 */
export function textEntities(words: string, language: Language): TextEntities {
  const found: TextEntities = { addresses: [], telephones: [], numbers: [] };
  // Most texts hold none of this.
  if (!/[\d@\u0660-\u0669]|www\.|https?:/.test(words)) return found;
  let text = westernDigits(words);
  const take = (
    sign: RegExp,
    pattern: RegExp,
    list?: TextNumber[],
    value: (raw: string) => string = String,
  ) => {
    // A large site has many texts: most have a number and none of the rest.
    if (!sign.test(text)) return;
    text = text.replaceAll(pattern, (raw) => {
      list?.push({ raw, value: value(raw) });
      return ' | ';
    });
  };
  take(/\{/, TOKEN);
  take(/@/, EMAIL, found.addresses, (raw) => raw.toLowerCase());
  take(/www\.|https?:/i, WEB, found.addresses, hostOf);
  take(/[+0]/, TELEPHONE, found.telephones, (raw) => telephones(raw)[0]?.digits ?? raw);
  take(/\//, AROUND_THE_CLOCK);
  take(/\d[/.-]\d/, DATE);
  take(/\d[-./]\d/, REFERENCE, found.numbers, (raw) => raw.replace(/[./]/, '-'));
  text = text.replaceAll(YEARS, (_, century: string, first: string, second: string) =>
    [century + first, century + second].join(' | '),
  );
  for (const { 0: raw, 1: whole = '', 2: part = '', 3: times } of text.matchAll(numbers[language])) {
    const number = Number(`${whole.replaceAll(/\D/g, '')}.${part}`) * timesOf(times);
    // 1.005 thousand is 1005, not 1004.9999999999999.
    found.numbers.push({ raw, value: String(Number(number.toFixed(6))) });
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
const REFERENCE = /(?:(?<![\d.,])0\d+|(?<=(?:\bloi|\blaw|قانون)[^\d]{0,12})(?<![\d.,])\d+)[-./]\d+(?!\d)/gi;
/** Two years of which the second may be shortened: “2025–26”. */
const YEARS = /(?<!\d)(19|20)(\d\d)[-–/](\d\d)(?!\d)/g;

/** Words that say how many times a number is meant: « 10 000 » is “10k” and « 10 آلاف ». */
const TIMES: [words: RegExp, times: number][] = [
  [/^(?:k|mille|thousand|ألفا?|آلاف|الاف)$/i, 1e3],
  [/^(?:millions?|مليونا?|ملايين)$/i, 1e6],
  [/^(?:milliards?|billions?|مليارا?)$/i, 1e9],
];

function timesOf(word: string | undefined): number {
  return TIMES.find(([words]) => word !== undefined && words.test(word))?.[1] ?? 1;
}

/** Numbers by what parts their thousands and their decimals in a language, with a word for thousands or more. */
const numbers: Record<Language, RegExp> = {
  fr: numberPattern(String.raw`[ \u00a0\u202f.’']`, '[,.]'),
  en: numberPattern(String.raw`[, \u00a0\u202f]`, '[.]'),
  ar: numberPattern(String.raw`[,. \u00a0\u202f\u066c]`, String.raw`[.,\u066b]`),
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

/** Arabic has digits of its own (U+0660 to U+0669). */
function westernDigits(text: string): string {
  if (!/[\u0660-\u0669]/.test(text)) return text;
  return text.replaceAll(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
}
