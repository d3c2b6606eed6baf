/**
 * Returns a text without accents and other marks on its letters.
 *
 * @example withoutAccents('étranger') // 'etranger'
 */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
