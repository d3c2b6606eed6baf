import { expect, it } from 'vitest';
import { similarity } from './similarity';

it.each([
  ['Prix', 'Prix', 1],
  ['Prix', 'PRIX', 1],
  ['', '', 1],
  ['Prix', '', 0],
  ['Nuit', 'Lame', 0],
  ['papapa', 'pa', 1 / 3],
])('“%s” and “%s” are alike by %d', (one, other, expected) => {
  expect(similarity(one, other)).toBeCloseTo(expected);
  expect(similarity(other, one)).toBeCloseTo(expected);
});

it('a typing error leaves two texts more alike than another wording', () => {
  expect(similarity('Nous apeler', 'Nous appeler')).toBeGreaterThan(0.9);
  expect(similarity('Nous contacter', 'Nous appeler')).toBeLessThan(0.6);
});
