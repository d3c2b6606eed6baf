import { slug } from '../../lib/text/slug';
import { UserError } from '../../lib/user-error';

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
