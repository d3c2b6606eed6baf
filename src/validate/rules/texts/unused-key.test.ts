import { expect, it } from 'vitest';
import { unusedKeys } from './unused-key';

const words = {
  home: { hero: { title: 'a', lead: 'b' }, name: 'c' },
  old: { one: 'd', two: { three: 'e' } },
};

it('used texts are not reported', () => {
  const used = new Set(['home.hero.title', 'home.hero.lead', 'home.name', 'old.one', 'old.two.three']);
  expect(unusedKeys(words, used)).toEqual([]);
});

it('unused texts are reported at the highest key without used texts', () => {
  expect(unusedKeys(words, new Set(['home.hero.title', 'home.name']))).toEqual([
    { path: ['home', 'hero', 'lead'], count: 1 },
    { path: ['old'], count: 2 },
  ]);
});
