import { expect, it } from 'vitest';
import { intendedBoolean, intendedNumber } from './intended-value';

it.each([
  ['12', 12],
  ['1 500', 1500],
  ['1\u202f500', 1500],
  ['12\u00a0500 000', 12_500_000],
  ['1,5', 1.5],
  ['5000,50', 5000.5],
  ['-3.25', -3.25],
  ['5 000 DH', 5000],
  ['20 %', 20],
  ['1,500', null],
  ['1 50', null],
  ['09:00', null],
  ['environ 12', null],
  ['', null],
])('the number that is meant by %j is %s', (written, meant) => {
  expect(intendedNumber(written)).toBe(meant);
});

it.each([
  ['true', true],
  ['VRAI', true],
  ['oui', true],
  ['Faux', false],
  ['False', false],
  ['peut-être', null],
])('the truth value that is meant by %j is %s', (written, meant) => {
  expect(intendedBoolean(written)).toBe(meant);
});
