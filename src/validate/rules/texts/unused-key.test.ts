import { expect, it } from 'vitest';
import { unusedWords } from './unused-key';

const words = {
  home: { hero: { title: 'a', lead: 'b' }, name: 'c' },
  old: { one: 'd', two: { three: 'e' } },
};

it('words that are all in use are not told', () => {
  const used = new Set(['home.hero.title', 'home.hero.lead', 'home.name', 'old.one', 'old.two.three']);
  expect(unusedWords(words, used)).toEqual([]);
});

it('each is told at the highest name that holds nothing else', () => {
  expect(unusedWords(words, new Set(['home.hero.title', 'home.name']))).toEqual([
    { path: ['home', 'hero', 'lead'], count: 1 },
    { path: ['old'], count: 2 },
  ]);
});
