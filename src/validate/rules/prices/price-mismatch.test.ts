import { expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { agency } from '../../../../tests/support/sites';
import type { InlineText } from '../../../site/types.generated';
import { loadSite } from '../../load-site';
import { priceMismatch } from './price-mismatch';

const { config } = loadSite(agency).site!;

/** Returns the problems of a price with this visible text. */
function problemsOf(value: InlineText, amount: number) {
  const service = config.pages.find(({ kind }) => kind === 'service')!;
  const blocks = service.blocks.map((block) =>
    block.type === 'hero' ? { ...block, offer: { value, price: { amount, currency: 'MAD' } } } : block,
  );
  return checkRule(priceMismatch, { ...config, pages: [{ ...service, blocks }] });
}

it.each([
  ['5 000 DH', 5000],
  ['5\u00a0000\u202fDH', 5000],
  ['MAD 5,000', 5000],
  ['٥٠٠٠ درهم', 5000],
  ['de 5.000 à 9.000 DH', 5000],
  ['1 500,50 DH', 1500.5],
  ['1 500,00 DH', 1500],
])('“%s” is the price %d', (text, amount) => {
  expect(problemsOf({ fr: text }, amount)).toEqual([]);
});

it('a price that differs from the visible one is reported once, with every wrong text', () => {
  const [problem, ...more] = problemsOf({ fr: '5 000 DH', en: 'MAD 6,000', ar: '5000 درهم' }, 5000);
  expect(more).toEqual([]);
  expect(problem).toMatchObject({ severity: 'warning', code: 'PRICE-001' });
  expect(problem?.message.en).toContain('says 5000, but visitors read "MAD 6,000".');
});

it('a number that only contains the digits of the price is not the price', () => {
  const [problem] = problemsOf({ fr: '15 000 DH', en: 'MAD 15,000', ar: '15000 درهم' }, 5000);
  expect(problem?.message.fr).toContain(
    '« 15 000 DH », « MAD 15,000 », « 15000 درهم »'.replaceAll('« ', '«\u00a0').replaceAll(' »', '\u00a0»'),
  );
  expect(problemsOf({ fr: 'Audit gratuit' }, 5000)).not.toEqual([]);
});

it('a visible price in another currency is reported', () => {
  const [problem, ...more] = problemsOf({ fr: '5 000 €', en: 'MAD 5,000', ar: '5000 درهم' }, 5000);
  expect(more).toEqual([]);
  expect(problem?.message.en).toContain('has the price in MAD, but visitors read "5 000 €".');
});
