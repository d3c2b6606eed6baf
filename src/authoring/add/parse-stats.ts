import { UserError } from './user-error';

/**
 * The figures of a project, as they are written behind `--figures`. Which there are, the schema knows: a name that it
 * does not know is told when the config is checked.
 *
 * @throws {UserError} when something else than names and numbers stands there
 * @example figures('clients=120, years=3') // { clients: 120, years: 3 }
 */
export function parseStats(written: string): Record<string, number> {
  return Object.fromEntries(
    written.split(/[,;]/).map((figure) => {
      const [, name = '', value = ''] = /^\s*([a-z]+)\s*=\s*(\d+(?:\.\d+)?)\s*$/i.exec(figure) ?? [];
      if (name === '')
        throw new UserError(
          `"${figure.trim()}" is no figure: write a name, = and a number, such as --figures "clients=120, years=3".`,
        );
      return [name, Number(value)];
    }),
  );
}
