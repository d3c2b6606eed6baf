/**
 * Turns a text into a part of an address: lowercase letters, digits and single hyphens.
 *
 * @example slug('Fiche de paye à l’étranger') // 'fiche-de-paye-a-l-etranger'
 */
export function slug(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Returns a text without accents and other marks on its letters.
 *
 * @example withoutAccents('étranger') // 'etranger'
 */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
