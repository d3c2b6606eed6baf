import { UserError } from './user-error';

/**
 * Words as a part of an address: small letters, digits and single hyphens.
 *
 * @example slug('Fiche de paye à l’étranger') // 'fiche-de-paye-a-l-etranger'
 */
export function slug(words: string): string {
  return words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * The part of an address that was asked for, or the one that the title makes.
 *
 * @throws {UserError} when it is not written as an address, or the title has no letters that an address can hold
 */
export function checkedSlug(given: string | undefined, title: string): string {
  const made = slug(given ?? title);
  if (given === undefined ? made !== '' : made === given && given !== '') return made;
  throw new UserError(
    given === undefined
      ? `no address can be made of "${title}": name one, such as --slug domiciliation.`
      : `"${given}" cannot be part of an address: small letters, digits and single hyphens can.${made ? ` Did you mean "${made}"?` : ''}`,
  );
}
