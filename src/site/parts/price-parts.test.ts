import { expect, it } from 'vitest';
import { textMark } from '../../lib/text/text-mark';
import { priceParts } from './price-parts';

it.each([
  ['5\u00a0000\u00a0DH', { from: '5\u00a0000', currency: 'DH' }],
  ['MAD 5,000', { from: '5,000', currency: 'MAD' }],
  ['5\u00a0000 درهم', { from: '5\u00a0000', currency: 'درهم' }],
  ['120 à 220\u00a0DH', { from: '120', between: 'à', to: '220', currency: 'DH' }],
  ['MAD 80,000–200,000', { from: '80,000', between: '–', to: '200,000', currency: 'MAD' }],
  ['€5,000', { from: '€5,000' }],
  ['€80,000–200,000', { from: '€80,000', between: '–', to: '200,000' }],
  ['5\u00a0000\u00a0جنيه\u00a0إسترليني', { from: '5\u00a0000', currency: 'جنيه\u00a0إسترليني' }],
  [
    '1\u00a0500 إلى 4\u00a0500 درهم',
    { from: '1\u00a0500', between: 'إلى', to: '4\u00a0500', currency: 'درهم' },
  ],
])('splits %s into its numbers and its currency', (price, parts) => {
  expect(priceParts(price)).toEqual(parts);
});

it.each(['300', '€300', '5\u00a0000\u00a0€', 'MAD 5,000', '$80,000–200,000'])(
  'keeps the mark of %s',
  (price) => {
    expect(
      Object.values(priceParts(price + textMark(7))).filter((part) => part.endsWith(textMark(7))),
    ).toHaveLength(1);
  },
);

it.each(['Audit gratuit', '2 visites offertes', 'Dès 500\u00a0DH'])(
  'keeps the offer in words “%s” whole',
  (offer) => {
    expect(priceParts(offer)).toEqual({ from: offer });
  },
);
