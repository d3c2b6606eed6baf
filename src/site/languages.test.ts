import { expect, it } from 'vitest';
import { direction } from './languages';

it.each([
  ['fr', 'ltr'],
  ['el', 'ltr'],
  ['ar', 'rtl'],
  ['fa', 'rtl'],
  ['he', 'rtl'],
  ['dv', 'rtl'],
])('the direction of "%s" follows from its script: %s', (code, expected) => {
  expect(direction(code)).toBe(expected);
});
