import { say } from '../../../config/message-language';
import { UserError } from '../../../lib/user-error';
import { addMessages } from '../messages';

/**
 * Parses the numbers of a project as written after `--figures`. The schema defines which names exist: validation
 * reports an unknown one.
 *
 * @throws {UserError} when an entry is not a name and a number
 * @example parseStats('clients=120, years=3') // { clients: 120, years: 3 }
 */
export function parseStats(input: string): Record<string, number> {
  return Object.fromEntries(
    input.split(/[,;]/).map((entry) => {
      const [, name = '', value = ''] = /^\s*([a-z]+)\s*=\s*(\d+(?:\.\d+)?)\s*$/i.exec(entry) ?? [];
      if (name === '') throw new UserError(say(addMessages.wrongFigure({ entry: entry.trim() })));
      return [name, Number(value)];
    }),
  );
}
