import { expect, it } from 'vitest';
import { withoutComments } from './strip-comments';

it('takes notes away wherever they stand, and leaves what is given as it was', () => {
  const given = { $comment: 'a', list: [{ $comment: 'b', name: 1 }, null, 'x'], same: { deep: [1] } };
  const copy = structuredClone(given);
  expect(withoutComments(given)).toEqual({ list: [{ name: 1 }, null, 'x'], same: { deep: [1] } });
  expect(given).toEqual(copy);
});

it('hands on what has no notes in it', () => {
  const given = { list: [{ name: 1 }], text: 'x', none: null };
  expect(withoutComments(given)).toBe(given);
});
