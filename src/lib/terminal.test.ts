import { expect, it } from 'vitest';
import { terminalColors } from './terminal';

const isColored = (isTerminal: boolean, environment: Record<string, string>) =>
  terminalColors(isTerminal, environment).red('error') !== 'error';

it('colors are for terminals, unless an environment variable decides otherwise', () => {
  expect(isColored(true, {})).toBe(true);
  expect(isColored(false, {})).toBe(false);
  expect(isColored(true, { NO_COLOR: '1' })).toBe(false);
  expect(isColored(true, { NO_COLOR: '' }), 'an empty variable counts as not set').toBe(true);
  expect(isColored(true, { TERM: 'dumb' })).toBe(false);
  expect(isColored(false, { FORCE_COLOR: '1' })).toBe(true);
  expect(isColored(true, { FORCE_COLOR: '0' })).toBe(false);
  expect(isColored(false, { FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(true);
});
