import fc from 'fast-check';
import { expect, it } from 'vitest';
import { trilingual } from '../../../tests/support/sites';
import { compare } from './compare';

const told = (before: unknown, after: unknown) =>
  compare(trilingual, before, after).map(({ field, kind }) => `${field} ${kind}`);

it('a value and itself do not differ, and anything may change into anything', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(compare(trilingual, { pages: before }, { pages: structuredClone(before) })).toEqual([]);
      expect(() => compare(trilingual, { pages: before }, { pages: after })).not.toThrow();
    }),
  );
});

it.each([
  ['an entry before a changed one', ['a', 'b', 'c'], ['new', 'a', 'B', 'c'], ['[0] added', '[2] changed']],
  [
    'an entry with an id that changed and moved',
    [{ id: 'x', n: 1 }, 'a', 'b'],
    ['a', 'b', { id: 'x', n: 2 }],
    [' reordered', '[x].n changed'],
  ],
  ['another type in the same place', [{ type: 'faq' }], [{ type: 'hero' }], ['[0] added', '[0] removed']],
  [
    'several changes side by side',
    ['a', 'b', 'c', 'd'],
    ['a', 'B', 'C', 'd'],
    ['[1] changed', '[2] changed'],
  ],
])('in a list: %s', (_, before, after, lines) => {
  expect(told(before, after)).toEqual(lines);
});
