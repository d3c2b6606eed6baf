import { describe, expect, it } from 'vitest';
import { parseAddOptions, parseOptions, splitArguments } from './args';

const read = (...args: string[]) => parseAddOptions(args, ['title', 'slug'], ['draft']);

describe('the options of npm run add', () => {
  it('take their value after a space or after "="', () => {
    const values = { title: 'Un = deux', slug: 'un' };
    expect(Object.fromEntries(read('--title', 'Un = deux', '--slug=un'))).toEqual(values);
    expect([...read('--draft', '--slug', 'un').keys()]).toEqual(['draft', 'slug']);
  });

  it.each([
    [['--tilte', 'Un'], 'there is no option "--tilte=Un". Did you mean "--title="?'],
    [['--titel=Un'], 'there is no option "--titel=Un". Did you mean "--title="?'],
    [['--title'], '--title needs a value: --title'],
    [['--title', '--slug', 'un'], '--title needs a value: --title'],
    [['--title', 'Un', 'deux'], '"deux" is not an option. Put a value with spaces in quotes'],
    [['--slug=a', '--slug=b'], 'an option is repeated'],
  ])('are rejected with the correct form: %s', (args, message) => {
    expect(() => read(...args)).toThrow(message);
  });
});

const known = ['--all', '--no-compression', '--runs='];

it('reads options with and without a value', () => {
  expect([...parseOptions(['--all', '--runs=3'], known)]).toEqual([
    ['--all', ''],
    ['--runs', '3'],
  ]);
});

it.each([
  ['--no-compresion', 'there is no option "--no-compresion". Did you mean "--no-compression"?'],
  ['quickly', 'there is no option "quickly". There are: --all, --no-compression, --runs=, --help.'],
  ['--runs', '--runs needs a value, such as --runs=3.'],
  ['--all=1', 'there is no option "--all=1". Did you mean'],
])('explains what is wrong with %s', (option, message) => {
  expect(() => parseOptions([option], known)).toThrow(message);
});

const sorted = (...args: string[]) => splitArguments(args, { '--format': 'json' });

it('an option takes its value after a space, and the other arguments are words', () => {
  expect(sorted('a.json', '--format', 'json', '--fix', 'b.json')).toEqual({
    words: ['a.json', 'b.json'],
    options: ['--format=json', '--fix'],
  });
});

it('after -- no argument is an option', () => {
  expect(sorted('--fix', '--', '--format', '-x')).toEqual({ words: ['--format', '-x'], options: ['--fix'] });
});

it('the error about a missing value shows an example', () => {
  expect(() => sorted('--format')).toThrow('--format needs a value, such as --format json.');
  expect(() => sorted('--format', '--fix')).toThrow('--format needs a value');
});
