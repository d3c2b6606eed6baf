/**
 * Returns the number that someone meant who wrote it as in a text: with spaces, a decimal comma or a unit.
 *
 * @returns null when the text is not a number, or can be read as two: `1,500`
 * @example intendedNumber('1 500,50 DH') // 1500.5
 */
export function intendedNumber(written: string): number | null {
  const [, sign, whole = '', decimals] = NUMBER.exec(written.trim()) ?? [];
  const isAmbiguous = decimals?.length === 4 && decimals.startsWith(',');
  if (sign === undefined || isAmbiguous) return null;
  return Number(`${sign}${whole.replaceAll(/\s/g, '')}${(decimals ?? '').replace(',', '.')}`);
}

/** A number, with groups of three digits or without, and a unit of letters or signs of a currency. */
const NUMBER = /^([-+]?)(\d{1,3}(?:\s\d{3})+|\d+)([.,]\d+)?(?:\s*[\p{L}\p{Sc}%]+)?$/u;

/**
 * Returns the truth value that someone meant who wrote it in French, in capitals or as a text.
 *
 * @example intendedBoolean('Vrai') // true
 */
export function intendedBoolean(written: string): boolean | null {
  const word = written.trim().toLowerCase();
  if (['true', 'vrai', 'oui', 'yes'].includes(word)) return true;
  return ['false', 'faux', 'non', 'no'].includes(word) ? false : null;
}

/**
 * Returns the milliseconds that someone meant who wrote a time with its unit.
 *
 * @returns null when the text is not a number with a unit of time
 * @example intendedDuration('3 secondes') // 3000
 */
export function intendedDuration(written: string): number | null {
  const [, number = '', unit = ''] = /^([\d\s.,]+)(\p{L}+)\.?$/u.exec(written.trim()) ?? [];
  const [, factor] = UNITS.find(([name]) => name.test(unit)) ?? [];
  const amount = intendedNumber(number);
  return factor === undefined || amount === null ? null : Math.round(amount * factor);
}

const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:ms|millisecond(?:e|es|s)?)$/i, 1],
  [/^(?:s|sec|second(?:e|es|s)?)$/i, 1000],
  [/^(?:m|min|minutes?)$/i, 60_000],
  [/^(?:h|heures?|hours?)$/i, 3_600_000],
];
