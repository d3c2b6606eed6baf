import { expect, it } from 'vitest';
import { agency } from '../../../../tests/support/sites';
import { readJson } from '../../../config/source/read-json';
import { createSite } from '../../../site/site';
import type { InlineText } from '../../../site/types.generated';
import { loadSite } from '../../load-site';
import { priceProblems } from './price-mismatch';

const { config, messages: words } = loadSite(agency).site!;
const { source } = readJson(agency, 'site.config.json');

/** Returns the problems of a price with this visible text. */
function problemsOf(value: InlineText, amount: number) {
  const service = config.pages.find(({ kind }) => kind === 'service')!;
  const blocks = service.blocks.map((block) =>
    block.type === 'hero' ? { ...block, offer: { value, price: { amount, currency: 'MAD' } } } : block,
  );
  return priceProblems(createSite({ ...config, pages: [{ ...service, blocks }] }, words), source);
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

it('a price that differs from the visible one is reported, with both', () => {
  const [problem, ...more] = problemsOf({ fr: '5 000 DH', en: 'MAD 6,000', ar: '5000 درهم' }, 5000);
  expect(more).toEqual([]);
  expect(problem).toMatchObject({ severity: 'warning', code: 'PRICE-001' });
  expect(problem?.message).toMatch(/told 5000, .*« MAD 6,000 »/);
});

it('a number that only contains the digits of the price is not the price', () => {
  expect(problemsOf({ fr: '15 000 DH', en: 'MAD 15,000', ar: '15000 درهم' }, 5000)).toHaveLength(3);
  expect(problemsOf({ fr: 'Audit gratuit' }, 5000)).not.toEqual([]);
});
