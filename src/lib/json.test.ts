import { expect, it } from 'vitest';
import { stripComments } from './json';

it('removes comments everywhere and does not change its input', () => {
  const given = { $comment: 'a', list: [{ $comment: 'b', name: 1 }, null, 'x'], same: { deep: [1] } };
  const copy = structuredClone(given);
  expect(stripComments(given)).toEqual({ list: [{ name: 1 }, null, 'x'], same: { deep: [1] } });
  expect(given).toEqual(copy);
});
