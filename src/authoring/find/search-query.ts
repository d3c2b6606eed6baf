import { currencyNames } from '../../config/texts/currencies';
import { numberNotation, textEntities } from '../../config/texts/entities';
import { westernDigits } from '../../lib/text/digits';
import { escapeRegExp } from '../../lib/text/escape-reg-exp';
import type { Language } from '../../site/languages';

/** A search for a text or a number. */
export interface TextQuery {
  /** The number, with or without its currency; undefined when the search is for a text. */
  number: number | undefined;
  /** The code of the currency that the search names. */
  currency: Currency | undefined;
  /** Returns where a text matches, from left to right. */
  rangesIn(text: string, language: Language): TextRange[];
}

/** A part of a text. */
export interface TextRange {
  at: number;
  end: number;
}

type Currency = keyof typeof currencyNames;

/**
 * Parses a search. A number matches in the spelling of every language; with a currency it matches only next to that
 * currency. A text matches regardless of case, apostrophes and kinds of spaces.
 *
 * @param search such as `5 000 DH`, `5000` or `sur rendez-vous`
 */
export function parseQuery(search: string): TextQuery {
  const { number, currency } = parseAmount(search);
  if (number === undefined) {
    const pattern = new RegExp(escapeRegExp(plain(search.trim().normalize())), 'giu');
    return { number, currency, rangesIn: (text) => rangesOf(pattern, plain(text)) };
  }
  return {
    number,
    currency,
    rangesIn(given, language) {
      const text = plain(given);
      const ranges = textEntities(text, numberNotation(language)).numbers.flatMap(({ raw, value }) =>
        value === String(number) ? numberRanges(raw, text) : [],
      );
      const unique = [...new Map(ranges.map((range) => [range.at, range])).values()];
      return unique
        .filter((range) => currency === undefined || isNextTo(currency, text, range))
        .toSorted((one, other) => one.at - other.at);
    },
  };
}

const EVERY_CURRENCY = new RegExp(Object.values(currencyNames).join('|'), 'giu');

/** What may follow a number before its currency: a word for thousands, or the end of a range, “5 000 à 8 000 DH”. */
const BETWEEN = String.raw`(?:\s*(?:mille|k|آلاف|ألف))?(?:\s*(?:à|et|ou|to|and|or|إلى|[-–])\s*\d[\d\s.,]*?)?`;

function isNextTo(currency: Currency, text: string, { at, end }: TextRange): boolean {
  const names = `(?:${currencyNames[currency]})`;
  return (
    new RegExp(String.raw`(?<!\p{L})${names}\s*$`, 'iu').test(text.slice(0, at)) ||
    new RegExp(String.raw`^${BETWEEN}\s*${names}(?!\p{L})`, 'iu').test(text.slice(end))
  );
}

/** Returns where a number occurs in a text, without a word after it that belongs to it. */
function numberRanges(raw: string, text: string): TextRange[] {
  const digits = raw.replace(/\D*$/, '');
  return rangesOf(new RegExp(`(?<!\\d)${escapeRegExp(digits)}(?!\\d)`, 'g'), text);
}

function rangesOf(pattern: RegExp, text: string): TextRange[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ at: index, end: index + found.length }));
}

/** Returns the number and the currency when a search is nothing else. A comma before three digits separates thousands. */
function parseAmount(search: string): Pick<TextQuery, 'number' | 'currency'> {
  const text = plain(search);
  const bare = text.replaceAll(EVERY_CURRENCY, '').trim();
  if (!/^\d[\d\s.,]*$/.test(bare)) return { number: undefined, currency: undefined };
  const { numbers } = textEntities(bare, /\d,\d{3}(?!\d)/.test(bare) ? 'point' : 'comma');
  const codes = Object.keys(currencyNames) as Currency[];
  return {
    number: numbers.length === 1 ? Number(numbers[0]?.value) : undefined,
    currency: codes.find((code) => new RegExp(currencyNames[code], 'iu').test(text)),
  };
}

/**
 * Replaces Arabic digits by Western ones, every kind of space by one and of an apostrophe by one. The length stays the
 * same, and so do the positions.
 */
function plain(text: string): string {
  return westernDigits(text).replaceAll(/\s/g, ' ').replaceAll('’', "'");
}
