import { numberNotation, textEntities } from '../../config/texts/entities';
import { say } from '../../config/message-language';
import { westernDigits } from '../../lib/text/digits';
import { UserError } from '../../lib/user-error';
import type { Language } from '../../site/languages';
import { applyFrenchTypography } from '../../validate/rules/texts/french-typography';
import { findMessages } from './messages';
import { parseQuery, type TextQuery } from './search-query';

/** What a search is replaced by. */
export interface Replacement {
  /** The new number, when the search is for a number. */
  number: number | undefined;
  /** Returns a text with every match replaced; the text itself when nothing matches. */
  replaceIn(text: string, language: Language): string;
}

/**
 * Parses what a search is replaced by. A number replaces a number, in the spelling of each place: 6 000, 6,000 or 6000.
 *
 * @throws {UserError} when a number would be replaced by something else, or a price by one in another currency
 */
export function parseReplacement(query: TextQuery, replacement: string): Replacement {
  const { number, currency } = parseQuery(replacement);
  if (query.number !== undefined && number === undefined)
    throw new UserError(say(findMessages.notANumber({ replacement })));
  if (currency !== undefined && currency !== query.currency)
    throw new UserError(say(findMessages.otherCurrency()));
  return {
    number: query.number === undefined ? undefined : number,
    replaceIn(text, language) {
      const words = language === 'fr' ? applyFrenchTypography(replacement) : replacement;
      return query
        .rangesIn(text, language)
        .filter(({ at, end }) => query.number !== undefined || isWhole(text, at, end))
        .toReversed()
        .reduce((rest, { at, end }) => {
          const old = text.slice(at, end);
          const fresh =
            query.number === undefined || number === undefined
              ? withCaseOf(old, words)
              : spelledLike(old, query.number, number, language);
          return rest.slice(0, at) + fresh + rest.slice(end);
        }, text);
    },
  };
}

/** Returns whether a match is no part of a longer word. Arabic writes short words together with the next one. */
function isWhole(text: string, at: number, end: number): boolean {
  const isInside = (left: string, right: string) => LETTER.test(left) && LETTER.test(right);
  return !isInside(text[at - 1] ?? '', text[at] ?? '') && !isInside(text[end - 1] ?? '', text[end] ?? '');
}

const LETTER = /[\p{Script=Latin}\d]/u;

/** Returns words with a capital, when the words they replace begin with one. */
function withCaseOf(old: string, words: string): string {
  const [first = ''] = old;
  const isCapital = first !== first.toLowerCase();
  return isCapital ? words.slice(0, 1).toUpperCase() + words.slice(1) : words;
}

/**
 * Returns a number in the spelling of another one: with its digits, its separators, and its unit, for “10k” is 10,000.
 *
 * @param old the number to replace, as written
 * @param value the value of `old`, with the word for thousands that may follow it
 */
function spelledLike(old: string, value: number, number: number, language: Language): string {
  const digits = westernDigits(old);
  const written = Number(textEntities(digits, numberNotation(language)).numbers[0]?.value ?? value);
  const [whole = '', fraction] = String(Number(((number * written) / value).toFixed(6))).split('.');
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(-1234567.5);
  const usual = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  const isGrouped = Number(digits.replaceAll(/\D/g, '')) === written;
  const group =
    written < 1000 ? usual('group') : isGrouped ? (/^\d{1,3}(\D)\d{3}/.exec(digits)?.[1] ?? '') : '';
  const decimal = isGrouped ? usual('decimal') : (/(\D)\d+$/.exec(digits)?.[1] ?? '');
  const result =
    whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) + (fraction === undefined ? '' : decimal + fraction);
  return digits === old
    ? result
    : result.replaceAll(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
}
