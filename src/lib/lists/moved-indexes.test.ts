import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movedIndexes } from './moved-indexes';

const order = fc.uniqueArray(fc.nat(50), { maxLength: 12 });

it.each([
  [[], []],
  [[0, 1, 2], []],
  [[2, 0, 1], [0]],
  [[1, 2, 0], [2]],
  // What went away between the others has moved nothing.
  [[0, 4, 9], []],
])('of %j only %j have moved', (before, moved) => {
  expect([...movedIndexes(before)]).toEqual(moved);
});

it('the other entries keep their order', () => {
  fc.assert(
    fc.property(order, (before) => {
      const moved = movedIndexes(before);
      const left = before.filter((_, now) => !moved.has(now));
      expect(left).toEqual(left.toSorted((first, second) => first - second));
    }),
  );
});

it('one thing that was moved is one move, wherever it went', () => {
  fc.assert(
    fc.property(fc.nat(20), fc.nat(20), (from, to) => {
      const before = Array.from({ length: 21 }, (_, place) => place);
      before.splice(to, 0, ...before.splice(from, 1));
      expect(movedIndexes(before).size).toBe(from === to ? 0 : 1);
    }),
  );
});
