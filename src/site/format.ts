import { scriptOf, type Language, type SiteLanguage } from './languages';
import type { FigureName } from './parts/types';

/**
 * Formats a telephone number with non-breaking spaces: the country, then pairs of digits, after a single digit when
 * their number is odd. In North America the groups have three, three and four digits.
 *
 * @param e164 a number in the format E.164, such as `+212522000000`
 * @example formatPhone('+212522000000') // '+212 5 22 00 00 00'
 */
export function formatPhone(e164: string): string {
  const country = COUNTRY_CODE.exec(e164)?.[0] ?? '';
  const national = e164.slice(country.length);
  const groups =
    country === '+1' && national.length === 10 ? /\d{3}(?=\d{4})|\d+/g : /^\d(?=(?:\d\d)*$)|\d\d/g;
  return [country, ...(national.match(groups) ?? [])].join(SPACE);
}

/** The country codes: those of one and of two digits; all others have three (ITU-T E.164, assigned country codes). */
const COUNTRY_CODE = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** How a language writes numbers, by an example. */
export type NumberStyle = NonNullable<SiteLanguage['numbers']>;

/**
 * Formats a number. It does not use `Intl.NumberFormat`, whose output differs between versions of ICU: the browser's text
 * would differ from the server's.
 *
 * @param numbers how the language writes numbers: `numbers` of the language in the config
 * @example formatNumber(12400.5, '1 234,5 %') // '12 400,5' (with a non-breaking space, U+00A0)
 */
export function formatNumber(value: number, numbers: NumberStyle = DEFAULT_STYLE): string {
  const [, group = '', , , , point] = numbers.replace(' ', SPACE);
  const [integer = '', decimals] = String(value).split('.');
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, group);
  return decimals === undefined ? grouped : `${grouped}${point}${decimals}`;
}

/**
 * Formats a number with its suffix.
 *
 * @example formatStat(98, '%', '1 234,5 %') // '98 %' (with a non-breaking space)
 */
export function formatStat(
  value: number,
  suffix: '+' | '%' | undefined,
  numbers: NumberStyle = DEFAULT_STYLE,
): string {
  const end = suffix === '%' && numbers.endsWith(' %') ? `${SPACE}%` : (suffix ?? '');
  return `${formatNumber(value, numbers)}${end}`;
}

/**
 * Formats a result of a case by its kind. A duration is a text with plural forms, which i18next formats.
 *
 * @example formatCaseStat('rating', 4.9, '1 234,5 %') // '4,9/5'
 */
export function formatCaseStat(name: FigureName, value: number, numbers?: NumberStyle): string {
  if (name === 'satisfaction') return formatStat(value, '%', numbers);
  if (name === 'rating') return `${formatNumber(value, numbers)}/5`;
  return formatNumber(value, numbers);
}

/**
 * Joins the entries of a list with the comma of a language's script.
 *
 * @example formatList(['طنجة', 'فاس'], 'ar') // 'طنجة، فاس'
 */
export function formatList(entries: readonly string[], language: Language): string {
  return entries.join(scriptOf(language) === 'Arab' ? '، ' : ', ');
}

const DEFAULT_STYLE: NumberStyle = '1 234,5 %';

const SPACE = '\u00a0';
