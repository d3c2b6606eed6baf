import { commandOptions } from './command-options';

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
