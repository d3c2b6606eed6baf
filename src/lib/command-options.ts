import { suggestion } from './closest-match';

/**
 * Reads the options of a command.
 *
 * @param given what stands behind `--`, such as `['--no-compression']`
 * @param known the options there are; a name that ends in `=` wants a value: `--runs=`
 * @returns the options that were given, with their values; an option without a value has an empty one
 * @throws when an option is not known or has no value it needs, with what would be right
 * @example commandOptions(['--runs=3'], ['--all', '--runs=']) // Map { '--runs' => '3' }
 */
export function commandOptions(given: string[], known: string[]): Map<string, string> {
  return new Map(
    given.map((option) => {
      const [name = '', value] = option.split(/=(.*)/s);
      const wanted = value === undefined ? name : `${name}=`;
      if (known.includes(wanted)) return [name, value ?? ''];
      if (value === undefined && known.includes(`${name}=`))
        throw new Error(`${name} needs a value, such as ${name}=3.`);
      // Every command has it; `scripts/run.mjs` answers it before a command runs.
      const all = [...known, '--help'];
      const meant = suggestion(wanted, all);
      const list = known.length === 0 ? 'There is only --help.' : `There are: ${all.join(', ')}.`;
      const advice = meant ? `Did you mean "${meant}"?` : list;
      throw new Error(`there is no option "${option}". ${advice}`);
    }),
  );
}
