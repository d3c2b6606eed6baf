import { say } from '../../lib/text/message-language';
import { slug } from '../../lib/text/slug';
import { UserError } from '../../lib/user-error';
import { addMessages } from './messages';

/**
 * Returns the slug that the user chose, or else one made from the title.
 *
 * @throws {UserError} when the chosen slug is invalid, or the title has no letter that an address can contain
 */
export function slugOrError(chosen: string | undefined, title: string): string {
  const result = slug(chosen ?? title);
  if (chosen === undefined ? result !== '' : result === chosen && chosen !== '') return result;
  throw new UserError(
    say(
      chosen === undefined
        ? addMessages.noAddress({ title })
        : addMessages.wrongAddress({ slug: chosen, right: result }),
    ),
  );
}
