import { closestMatch } from './closest-match';

/** What follows the name of what is to be added: `--title "Domiciliation"` or `--title=Domiciliation`. */
export type GivenOptions = ReadonlyMap<string, string>;

/**
 * Reads the options of `npm run add -- KIND`.
 *
 * @param given such as `['--slug', 'domiciliation', '--title=Domiciliation']`
 * @param known the options with a value, without their dashes
 * @param flags the options without one
 * @returns the values by the options' names, without dashes; an option without a value has an empty one
 * @throws when an option is not known, stands twice, or has no value it needs, with what would be right
 */
export function givenOptions(
  given: readonly string[],
  known: readonly string[],
  flags: readonly string[] = [],
): GivenOptions {
  const joined: string[] = [];
  for (let index = 0; index < given.length; index += 1) {
    const word = given[index] ?? '';
    if (!word.startsWith('--'))
      throw new Error(`"${word}" belongs to no option. A value with spaces stands in quotes: "…".`);
    const value = given[index + 1];
    const isAlone = word.includes('=') || flags.includes(word.slice(2));
    // A misspelt name takes its value along, so that the name is what is told.
    if (!isAlone && value !== undefined && !value.startsWith('--')) {
      joined.push(`${word}=${value}`);
      index += 1;
    } else if (known.includes(word.slice(2))) {
      throw new Error(`${word} needs a value behind it: ${word} "…".`);
    } else joined.push(word);
  }
  const options = commandOptions(joined, [
    ...known.map((name) => `--${name}=`),
    ...flags.map((name) => `--${name}`),
  ]);
  if (options.size < joined.length) throw new Error('an option stands twice; each is given once.');
  return new Map([...options].map(([name, value]) => [name.slice(2), value.trim()]));
}

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
      const meant = closestMatch(wanted, all);
      const list = known.length === 0 ? 'There is only --help.' : `There are: ${all.join(', ')}.`;
      const advice = meant ? `Did you mean "${meant}"?` : list;
      throw new Error(`there is no option "${option}". ${advice}`);
    }),
  );
}

/** What was given to a command: its options, each with its value behind `=`, and everything else. */
export interface SortedOptions {
  words: string[];
  options: string[];
}

/**
 * Tells options from what else stands behind `npm run … --`. A value may follow its option after a space or after
 * `=`; behind a `--` of its own nothing is an option any more.
 *
 * @param given such as `['drafts/next.json', '--format', 'json']`
 * @param examples the options that want a value, each with one for whoever forgot it
 * @throws when an option has no value it needs
 * @example sortedOptions(['--format', 'json', 'a.json'], { '--format': 'json' })
 * // { words: ['a.json'], options: ['--format=json'] }
 */
export function sortedOptions(given: string[], examples: Record<string, string>): SortedOptions {
  const words: string[] = [];
  const options: string[] = [];
  for (let index = 0; index < given.length; index += 1) {
    const word = given[index] ?? '';
    if (word === '--') return { words: [...words, ...given.slice(index + 1)], options };
    if (!word.startsWith('-')) words.push(word);
    else if (!(word in examples)) options.push(word);
    else {
      index += 1;
      const value = given[index];
      if (value === undefined || value.startsWith('--'))
        throw new Error(`${word} needs a value, such as ${word} ${examples[word]}.`);
      options.push(`${word}=${value}`);
    }
  }
  return { words, options };
}
