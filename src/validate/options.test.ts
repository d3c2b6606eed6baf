import { expect, it } from 'vitest';
import { validateOptions } from './options';

it('prints text and tolerates any number of warnings by default', () => {
  expect(validateOptions([])).toEqual({ file: undefined, format: 'text', maxWarnings: Infinity, fix: false });
});

it('accepts a value after a space or an equals sign, and the config in any position', () => {
  const wanted = { file: 'next.json', format: 'json', maxWarnings: 3, fix: true };
  expect(validateOptions(['next.json', '--format', 'json', '--max-warnings', '3', '--fix'])).toEqual(wanted);
  expect(validateOptions(['--fix', '--format=json', '--max-warnings=3', 'next.json'])).toEqual(wanted);
});

it.each([
  [['--formt', 'json'], 'there is no option "--formt". Did you mean "--format="?'],
  [['--format', 'jsn'], 'there is no format "jsn". Did you mean "json"?'],
  [['--format=tap'], 'there is no format "tap". There are: text, json, github, sarif.'],
  [['--format'], '--format needs a value, such as --format json.'],
  [['--format', '--fix'], '--format needs a value, such as --format json.'],
  [['--max-warnings=few'], '--max-warnings is a whole number, such as --max-warnings 0, not "few".'],
  [['a.json', 'b.json'], 'validate checks one config at a time; got "a.json" and "b.json".'],
  [['-f'], 'there is no option "-f". There are: --format=, --max-warnings=, --fix, --help.'],
])('explains what is wrong with %j', (given, message) => {
  expect(() => validateOptions(given)).toThrow(message);
});
