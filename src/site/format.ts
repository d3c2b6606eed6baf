import type { Language } from './languages';
import type { FigureName } from './types.generated';

/**
 * A telephone number as people read it, its digits in pairs behind the country and the first digit.
 * The spaces do not break.
 *
 * @param dialled E.164, such as `+212522000000`
 * @example phoneNumber('+212522000000') // '+212 5 22 00 00 00'
 */
export function phoneNumber(dialled: string): string {
  const national = /^\+212(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(dialled);
  if (national) return ['+212', ...national.slice(1)].join(SPACE);
  return dialled.replace(/(?<=^\+\d{2}|^\+\d{2}(?:\d{2})+)(?=\d{2})/g, SPACE);
}

/**
 * A number in the writing of a language. Own code: the output of `Intl` differs between versions of
 * ICU, and with it the server's text from the browser's.
 *
 * @example number(12400.5, 'fr') // '12 400,5' (the space does not break: U+00A0)
 */
export function number(value: number, language: Language): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === 'fr' ? SPACE : ',');
  return decimals === undefined ? grouped : `${grouped}${language === 'fr' ? ',' : '.'}${decimals}`;
}

/**
 * A figure with the sign behind it.
 *
 * @example figure(98, '%', 'fr') // '98 %' (with a non-breaking space)
 */
export function figure(value: number, suffix: '+' | '%' | undefined, language: Language): string {
  const sign = suffix === '%' && language === 'fr' ? `${SPACE}%` : (suffix ?? '');
  return `${number(value, language)}${sign}`;
}

/**
 * A figure of a case, by what it counts.
 *
 * @param months the word for months in the language
 * @example caseFigure('duration', 5, 'fr', 'mois') // '5 mois'
 */
export function caseFigure(name: FigureName, value: number, language: Language, months: string): string {
  if (name === 'satisfaction') return figure(value, '%', language);
  if (name === 'rating') return `${number(value, language)}/5`;
  if (name === 'duration') return `${number(value, language)}${SPACE}${months}`;
  return number(value, language);
}

const SPACE = '\u00a0';
