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
