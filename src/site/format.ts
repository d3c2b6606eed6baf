import type { Language } from './languages';
import type { FigureName } from './types.generated';

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

/**
 * Formats a number for a language: as in Morocco for French and Arabic, as in international English otherwise. It does
 * not use `Intl.NumberFormat`, whose output differs between versions of ICU: the browser's text would differ from the
 * server's.
 *
 * @example formatNumber(12400.5, 'fr') // '12 400,5' (with a non-breaking space, U+00A0)
 */
export function formatNumber(value: number, language: Language): string {
  const [group, point] = language === 'en' ? [',', '.'] : [SPACE, ','];
  const [integer = '', decimals] = String(value).split('.');
  const grouped = integer.replace(/\B(?=(\d{3})+$)/g, group);
  return decimals === undefined ? grouped : `${grouped}${point}${decimals}`;
}

/**
 * Formats a number with its suffix.
 *
 * @example formatStat(98, '%', 'fr') // '98 %' (with a non-breaking space)
 */
export function formatStat(value: number, suffix: '+' | '%' | undefined, language: Language): string {
  const end = suffix === '%' && language === 'fr' ? `${SPACE}%` : (suffix ?? '');
  return `${formatNumber(value, language)}${end}`;
}

/**
 * Formats a result of a case by its kind. A duration is a text with plural forms, which i18next formats.
 *
 * @example formatCaseStat('rating', 4.9, 'fr') // '4,9/5'
 */
export function formatCaseStat(name: FigureName, value: number, language: Language): string {
  if (name === 'satisfaction') return formatStat(value, '%', language);
  if (name === 'rating') return `${formatNumber(value, language)}/5`;
  return formatNumber(value, language);
}

const SPACE = '\u00a0';
