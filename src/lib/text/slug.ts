import { withoutAccents } from './without-accents';

/**
 * Turns a text into a part of an address: lowercase letters, digits and single hyphens.
 *
 * @example slug('Fiche de paye à l’étranger') // 'fiche-de-paye-a-l-etranger'
 */
export function slug(text: string): string {
  return withoutAccents(text)
    .replaceAll('œ', 'oe')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
