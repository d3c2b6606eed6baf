import { expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { agency } from '../../../../tests/support/sites';
import type { InlineText, SiteConfig } from '../../../site/types.generated';
import { loadSite } from '../../load-site';
import { adPriceMismatch } from './ad-price-mismatch';

const { config } = loadSite(agency).site!;
const onPage = { fr: '6\u00a0000\u00a0DH', en: 'MAD 6,000', ar: '٦٠٠٠ درهم' };

/** Returns the problems of an ad with a price that links to a page with a price. */
function problemsOf(price: InlineText, value: InlineText = onPage, amount?: number) {
  const service = config.pages.find(({ kind }) => kind === 'service')!;
  const offer = { value, ...(amount !== undefined && { price: { amount, currency: 'MAD' as const } }) };
  const pages = [{ ...service, blocks: [{ type: 'hero', variant: 'service', title: value, offer }] }];
  const ads = [{ ...config.ads[0]!, link: service.id, price }];
  return checkRule(adPriceMismatch, { ...config, pages, ads } as SiteConfig);
}

it('an ad that kept the old price is reported once, with both prices and the page', () => {
  const [problem, ...more] = problemsOf(
    { fr: '5\u00a0000\u00a0DH', en: 'MAD 5,000', ar: '5000 درهم' },
    onPage,
    6000,
  );
  expect(more).toEqual([]);
  expect(problem).toMatchObject({ severity: 'warning', code: 'PRICE-002', path: ['ads', 0, 'price'] });
  expect(problem?.message.en).toMatch(/says "5\s000\sDH", but its page \/\S+ says "6\s000\sDH"/);
});

it('an ad that kept it in one language is reported in that language', () => {
  expect(problemsOf({ ...onPage, en: 'MAD 5,000' }, onPage, 6000)[0]?.message.en).toContain('"MAD 5,000"');
});

it.each([
  ['the price of the page, however a language writes it', { ...onPage, ar: '6000 درهم' }],
  ['both prices', { fr: '4 500 DH au lieu de 6 000 DH' }],
  ['a discount', { fr: '−20\u00a0%' }],
  ['no figure', { fr: 'Sur devis' }],
])('an ad with %s is not reported', (_, price) => {
  expect(problemsOf(price as InlineText, onPage, 6000)).toEqual([]);
});

it('a page without a price in its structured data is not reported', () => {
  expect(problemsOf({ fr: '5 000 DH' })).toEqual([]);
});
