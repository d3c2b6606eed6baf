import { expect, it } from 'vitest';
import { checkRules } from './check-rules';
import type { Context } from './context';
import { ownAddress } from './rules/links/own-address';

it('a rule that throws is named by its code', () => {
  const rule = {
    ...ownAddress,
    check: () => {
      throw new TypeError('no ink');
    },
  };
  expect(() => checkRules([rule], { config: {} } as Context)).toThrow(`rule ${ownAddress.code}: no ink`);
});
