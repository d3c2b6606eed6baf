import { expect, it } from 'vitest';
import { closestMatch } from './closest-match';

it.each([
  ['titel', ['tiles', 'title'], [], 'title'],
  ['Title', ['titles', 'title'], [], 'title'],
  ['cas', ['gas', 'case'], [], 'case'],
  ['er', ['fr', 'en'], ['fr'], 'en'],
  ['er', ['fr', 'en'], ['en'], 'fr'],
  ['elephant', ['title'], [], null],
])('%s among %j, where %j are used already, most likely means %s', (word, known, taken, meant) => {
  expect(closestMatch(word, known, new Set(taken))).toBe(meant);
});
