import leven from 'leven';

/**
 * Returns how alike two texts are, from 0 to 1: the share of letters that need not change.
 *
 * @example similarity('Nous apeler', 'Nous appeler') // 0.92
 */
export function similarity(one: string, other: string): number {
  return 1 - leven(one, other) / Math.max(one.length, other.length, 1);
}
