import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { priceSize } from '../../src/client/ui/price';
import { FormattedText } from '../../src/client/ui/formatted-text';
import { applyFrenchTypography } from '../../src/config/rules/texts/french-typography';
import { numberNotation, textEntities } from '../../src/config/texts/entities';
import { scriptOf, type Language } from '../../src/site/languages';
import { pageData } from '../../src/site/page-data/page-data';
import { priceParts } from '../../src/site/parts/price-parts';
import { createSite } from '../../src/site/site';
import { translator } from '../../src/site/translate';
import type { Value } from '../../src/site/values';
import { site } from '../support/agency-site';
import { currencies } from '../support/currencies';

const { config, messages } = site;
const spanish = { code: 'es', name: 'Español', label: 'es', locale: 'es-ES', numbers: '1.234,5 %' } as const;
const withSpanish = { ...config, languages: [...config.languages, spanish] };
const codes = withSpanish.languages.map(({ code }) => code);

/** Returns a text of the config as a site with one value shows it. */
function shownIn(language: Language, price: Value, text = '{values.price}'): string {
  const content = createSite({ ...withSpanish, values: { price } }, { ...messages, es: {} });
  return translator(content, language)({ [language]: text }).text;
}

it.each([
  ['MAD', '5 000 DH', 'MAD 5,000', '5 000 درهم', '5.000 MAD'],
  ['EUR', '5 000 €', '€5,000', '5 000 يورو', '5.000 €'],
  ['USD', '5 000 $', '$5,000', '5 000 دولار', '5.000 $'],
  ['GBP', '5 000 £', '£5,000', '5 000 جنيه إسترليني', '5.000 £'],
] as const)(
  'an amount in %s is “%s” in French, “%s” in English, “%s” in Arabic, and “%s” in a further language',
  (currency, ...shown) => {
    const amounts = shown.map((amount) => amount.replaceAll(' ', '\u00a0'));
    const value = { amount: 5000, currency };
    expect(codes.map((code) => shownIn(code, value))).toEqual(amounts);
    expect(codes.map((code) => shownIn(code, value, 'x {values.price} y'))).toEqual(
      amounts.map((amount) => `x ${amount} y`),
    );
  },
);

it('a fact of the company may name another one', () => {
  const organization = structuredClone(config.organization);
  organization.address.street = 'Chez {organization.name}';
  const content = createSite({ ...config, organization }, messages);
  expect(translator(content, 'fr')({ fr: '{organization.address}' }).text).toContain(
    `Chez ${organization.name}`,
  );
});

it('an amount that is not whole has two decimals, as its language writes them', () => {
  expect(shownIn('fr', { amount: 1500.5, currency: 'MAD' })).toBe('1\u00a0500,50\u00a0DH');
  expect(shownIn('en', { amount: 1.4, upTo: 2.25, currency: 'EUR' })).toBe('€1.40–2.25');
});

describe.each(codes)('in "%s", an amount in each currency', (language) => {
  it.each(currencies)('%s is understood wherever amounts are read', (currency) => {
    const amount = shownIn(language, { amount: 80_000, currency });
    const range = shownIn(language, { amount: 80_000, upTo: 200_000, currency });
    for (const [text, most] of [
      [amount, undefined],
      [range, '200000'],
    ] as const) {
      const parts = priceParts(text);
      expect(parts.from).toMatch(/^\p{Sc}?80\D000$/u);
      expect(parts.to?.replace(/\D/, '')).toBe(most);
      expect(lettersOf(Object.values(parts).join(''))).toBe(lettersOf(text));
    }
    expect(priceSize(priceParts(amount))).not.toBe('words');
    const numbers = textEntities(amount, numberNotation(withSpanish, language)).numbers;
    expect(numbers.map(({ value }) => value)).toEqual(['80000']);
  });
});

it.each(currencies)('an amount in %s has French typography', (currency) => {
  const amount = shownIn('fr', { amount: 80_000, currency });
  expect(applyFrenchTypography(amount)).toBe(amount);
});

it.each(currencies)('an amount in %s keeps its direction, in Arabic by its letters', (currency) => {
  for (const language of codes) {
    const amount = shownIn(language, { amount: 80_000, currency });
    const html = renderToStaticMarkup(createElement(FormattedText, null, `x ${amount} y`));
    expect(html).toContain(scriptOf(language) === 'Arab' ? amount : `<bdi dir="ltr">${amount}</bdi>`);
  }
});

/** Returns the characters of a text without its spaces, in the order of the alphabet. */
function lettersOf(text: string): string {
  return [...text.replaceAll(/\s/g, '')].toSorted().join('');
}

it.each(['fr', 'en', 'ar'])(
  'in %s, one edit changes a price on every page, in titles and in ads',
  (language) => {
    const textOf = (amount: number) => {
      const website = { ...config.values!.website!, amount };
      const edited = createSite({ ...config, values: { ...config.values, website } }, messages);
      return JSON.stringify(config.pages.map(({ path }) => pageData(edited, path, language)));
    };
    const [before, after] = [textOf(5000), textOf(7250)].map((text) =>
      text.match(/[57][ \u00a0,](?:000|250)/g),
    );
    expect(before!.length).toBeGreaterThan(4);
    expect(after).toEqual(before!.map((price) => price.replace('5', '7').replace('000', '250')));
  },
);
