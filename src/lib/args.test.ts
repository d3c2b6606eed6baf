import { describe, expect, it } from 'vitest';
import { givenOptions, commandOptions, sortedOptions } from './args';

const read = (...given: string[]) => givenOptions(given, ['title', 'slug'], ['draft']);

describe('the options of what is added', () => {
  it('have their value behind a space or behind "="', () => {
    const values = { title: 'Un = deux', slug: 'un' };
    expect(Object.fromEntries(read('--title', 'Un = deux', '--slug=un'))).toEqual(values);
    expect([...read('--draft', '--slug', 'un').keys()]).toEqual(['draft', 'slug']);
  });

  it.each([
    [['--tilte', 'Un'], 'there is no option "--tilte=Un". Did you mean "--title="?'],
    [['--titel=Un'], 'there is no option "--titel=Un". Did you mean "--title="?'],
    [['--title'], '--title needs a value behind it'],
    [['--title', '--slug', 'un'], '--title needs a value behind it'],
    [['--title', 'Un', 'deux'], '"deux" belongs to no option. A value with spaces stands in quotes'],
    [['--slug=a', '--slug=b'], 'an option stands twice'],
  ])('are refused with what would be right: %s', (given, message) => {
    expect(() => read(...given)).toThrow(message);
  });
});

const known = ['--all', '--no-compression', '--runs='];

it('reads options with and without a value', () => {
  expect([...commandOptions(['--all', '--runs=3'], known)]).toEqual([
    ['--all', ''],
    ['--runs', '3'],
  ]);
});

it.each([
  ['--no-compresion', 'there is no option "--no-compresion". Did you mean "--no-compression"?'],
  ['quickly', 'there is no option "quickly". There are: --all, --no-compression, --runs=, --help.'],
  ['--runs', '--runs needs a value, such as --runs=3.'],
  ['--all=1', 'there is no option "--all=1". Did you mean'],
])('says what is wrong with %s', (option, said) => {
  expect(() => commandOptions([option], known)).toThrow(said);
});

const sorted = (...given: string[]) => sortedOptions(given, { '--format': 'json' });

it('an option takes its value from behind a space, and the rest are words', () => {
  expect(sorted('a.json', '--format', 'json', '--fix', 'b.json')).toEqual({
    words: ['a.json', 'b.json'],
    options: ['--format=json', '--fix'],
  });
});

it('behind -- nothing is an option any more', () => {
  expect(sorted('--fix', '--', '--format', '-x')).toEqual({ words: ['--format', '-x'], options: ['--fix'] });
});

it('an option without its value is told with one', () => {
  expect(() => sorted('--format')).toThrow('--format needs a value, such as --format json.');
  expect(() => sorted('--format', '--fix')).toThrow('--format needs a value');
});
