import { textEntities } from '../../config/texts/entities';
import { westernDigits } from '../../lib/text/digits';
import { escapeRegExp } from '../../lib/text/escape-reg-exp';
import type { Language } from '../../site/languages';

/** A search for a text or a number. */
export interface TextQuery {
  /** The number, with or without its currency; undefined when the search is for a text. */
  number: number | undefined;
  /** Whether the search names a currency. */
  isPrice: boolean;
  /** Returns where a text matches; undefined when it does not. */
  indexIn(text: string, language: Language): number | undefined;
}

/**
 * Parses a search. A number matches in the spelling of every language; with a currency it matches only next to one. A
 * text matches regardless of case, apostrophes and kinds of spaces.
 *
 * @param search such as `5 000 DH`, `5000` or `sur rendez-vous`
 */
export function parseQuery(search: string): TextQuery {
  const number = parseNumber(search);
  if (number !== undefined) {
    const isPrice = ANY_CURRENCY.test(search);
    return {
      number,
      isPrice,
      indexIn(text, language) {
        const plain = normalizeDigits(text);
        const ranges = textEntities(plain, language).numbers.flatMap(({ raw, value }) =>
          value === String(number) ? rangesOf(raw, plain) : [],
        );
        return ranges.find(({ at, end }) => !isPrice || isNextToCurrency(plain, at, end))?.at;
      },
    };
  }
  const pattern = foldCase(search.trim());
  return {
    number,
    isPrice: false,
    indexIn(text) {
      const at = foldCase(text).indexOf(pattern);
      return at < 0 ? undefined : at;
    },
  };
}

const CURRENCY = String.raw`(?:dhs?|mad|dirhams?|د\.م\.?|درهما?|دراهم)`;
const ANY_CURRENCY = new RegExp(CURRENCY, 'i');
const EVERY_CURRENCY = new RegExp(CURRENCY, 'gi');
const BEFORE = new RegExp(String.raw`(?<!\p{L})${CURRENCY}\s*$`, 'iu');
/** Also after a word for thousands, or after the end of a range: “5 000 à 8 000 DH”. */
const AFTER = new RegExp(
  String.raw`^(?:\s*(?:mille|k|آلاف|ألف))?(?:\s*(?:à|et|ou|to|and|or|إلى|[-–])\s*\d[\d\s.,]*?)?\s*${CURRENCY}(?!\p{L})`,
  'iu',
);

function isNextToCurrency(text: string, at: number, end: number): boolean {
  return BEFORE.test(text.slice(0, at)) || AFTER.test(text.slice(end));
}

/** Returns where a number occurs in a text, without a word after it that belongs to it. */
function rangesOf(raw: string, text: string): { at: number; end: number }[] {
  const digits = raw.replace(/\D*$/, '');
  return [...text.matchAll(new RegExp(`(?<!\\d)${escapeRegExp(digits)}(?!\\d)`, 'g'))].map(({ index }) => ({
    at: index,
    end: index + digits.length,
  }));
}

/** Returns the number when a search is nothing else: a price, a count. A comma before three digits separates thousands. */
function parseNumber(search: string): number | undefined {
  const bare = normalizeDigits(search).replaceAll(EVERY_CURRENCY, '').trim();
  if (!/^\d[\d\s.,]*$/.test(bare)) return undefined;
  const { numbers } = textEntities(bare, /\d,\d{3}(?!\d)/.test(bare) ? 'en' : 'fr');
  return numbers.length === 1 ? Number(numbers[0]?.value) : undefined;
}

/** Replaces Arabic digits by Western ones and every kind of space by one; the length stays the same. */
function normalizeDigits(text: string): string {
  return westernDigits(text).replaceAll(/\s/g, ' ');
}

function foldCase(text: string): string {
  return normalizeDigits(text.normalize()).replaceAll('’', "'").toLowerCase();
}
