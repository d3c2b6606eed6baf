import { closestMatch } from './text/closest-match';

/** The options of `npm run add`, by name without dashes: `--title "Domiciliation"` or `--title=Domiciliation`. */
export type AddOptions = ReadonlyMap<string, string>;

/**
 * Reads the options of `npm run add -- KIND`.
 *
 * @param args such as `['--slug', 'domiciliation', '--title=Domiciliation']`
 * @param known the options with a value, without dashes
 * @param flags the options without a value
 * @returns the values by option name, without dashes; an empty string for an option without a value
 * @throws when an option is unknown, repeated, or lacks its value; the message names the correct form
 */
export function parseAddOptions(
  args: readonly string[],
  known: readonly string[],
  flags: readonly string[] = [],
): AddOptions {
  const joined: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index] ?? '';
    if (!word.startsWith('--'))
      throw new Error(`"${word}" is not an option. Put a value with spaces in quotes: "…".`);
    const value = args[index + 1];
    const isAlone = word.includes('=') || flags.includes(word.slice(2));
    // A misspelt name keeps its value, so that the error is about the name.
    if (!isAlone && value !== undefined && !value.startsWith('--')) {
      joined.push(`${word}=${value}`);
      index += 1;
    } else if (known.includes(word.slice(2))) {
      throw new Error(`${word} needs a value: ${word} "…".`);
    } else joined.push(word);
  }
  const options = parseOptions(joined, [
    ...known.map((name) => `--${name}=`),
    ...flags.map((name) => `--${name}`),
  ]);
  if (options.size < joined.length) throw new Error('an option is repeated. Give each option once.');
  return new Map([...options].map(([name, value]) => [name.slice(2), value.trim()]));
}

/**
 * Reads the options of a command.
 *
 * @param args the arguments after `--`, such as `['--no-compression']`
 * @param known the available options; a name that ends in `=` needs a value: `--runs=`
 * @returns the values by option; an empty string for an option without a value
 * @throws when an option is unknown or lacks its value; the message names the correct form
 * @example commandOptions(['--runs=3'], ['--all', '--runs=']) // Map { '--runs' => '3' }
 */
export function parseOptions(args: string[], known: string[]): Map<string, string> {
  return new Map(
    args.map((option) => {
      const [name = '', value] = option.split(/=(.*)/s);
      const pattern = value === undefined ? name : `${name}=`;
      if (known.includes(pattern)) return [name, value ?? ''];
      if (value === undefined && known.includes(`${name}=`))
        throw new Error(`${name} needs a value, such as ${name}=3.`);
      // Every command has --help; `scripts/run.mjs` handles it before the command runs.
      const all = [...known, '--help'];
      const meant = closestMatch(pattern, all);
      const list = known.length === 0 ? 'There is only --help.' : `There are: ${all.join(', ')}.`;
      const advice = meant ? `Did you mean "${meant}"?` : list;
      throw new Error(`there is no option "${option}". ${advice}`);
    }),
  );
}

/** The arguments of a command: its options, each with its value after `=`, and the other arguments. */
export interface SortedOptions {
  words: string[];
  options: string[];
}

/**
 * Separates options from the other arguments after `npm run … --`. A value may follow its option after a space or `=`;
 * after a separate `--`, no argument is an option.
 *
 * @param args such as `['drafts/next.json', '--format', 'json']`
 * @param examples the options that need a value, each with an example for the error message
 * @throws when an option lacks its value
 * @example sortedOptions(['--format', 'json', 'a.json'], { '--format': 'json' })
 * // { words: ['a.json'], options: ['--format=json'] }
 */
export function splitArguments(args: string[], examples: Record<string, string>): SortedOptions {
  const words: string[] = [];
  const options: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index] ?? '';
    if (word === '--') return { words: [...words, ...args.slice(index + 1)], options };
    if (!word.startsWith('-')) words.push(word);
    else if (!(word in examples)) options.push(word);
    else {
      index += 1;
      const value = args[index];
      if (value === undefined || value.startsWith('--'))
        throw new Error(`${word} needs a value, such as ${word} ${examples[word]}.`);
      options.push(`${word}=${value}`);
    }
  }
  return { words, options };
}
