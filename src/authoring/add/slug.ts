import { UserError } from '../../lib/user-error';

/**
 * Turns a text into a part of an address: lowercase letters, digits and single hyphens.
 *
 * @example slug('Fiche de paye à l’étranger') // 'fiche-de-paye-a-l-etranger'
 */
export function slug(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * Returns the slug that the user chose, or else one made from the title.
 *
 * @throws {UserError} when the chosen slug is invalid, or the title has no letter that an address can contain
 */
export function slugOrError(chosen: string | undefined, title: string): string {
  const result = slug(chosen ?? title);
  if (chosen === undefined ? result !== '' : result === chosen && chosen !== '') return result;
  throw new UserError(
    chosen === undefined
      ? `No address can be made from "${title}". Choose one, such as --slug domiciliation.`
      : `"${chosen}" cannot be part of an address. Use lowercase letters, digits and single hyphens.${result ? ` Did you mean "${result}"?` : ''}`,
  );
}
