import { expect, it } from 'vitest';
import { sortedOptions } from './sorted-options';

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
