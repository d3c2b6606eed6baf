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
