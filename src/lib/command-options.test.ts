import { expect, it } from 'vitest';
import { commandOptions } from './command-options';

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
