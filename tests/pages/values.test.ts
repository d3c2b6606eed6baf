import { expect, it } from 'vitest';
import { pageData } from '../../src/site/page-data/page-data';
import { createSite } from '../../src/site/site';
import { translator } from '../../src/site/translate';
import { site } from '../support/agency-site';

const { config, messages } = site;

it.each([
  ['fr', 5000, '5\u00a0000\u00a0DH'],
  ['en', 5000, 'MAD\u00a05,000'],
  ['ar', 5000, '5\u00a0000\u00a0درهم'],
  ['fr', 1500.5, '1\u00a0500,5\u00a0DH'],
])('in %s, the amount %d is “%s”, in the words of a text and alone', (language, amount, shown) => {
  const values = { price: { amount, currency: 'MAD' as const } };
  const t = translator(createSite({ ...config, values }, messages), language);
  expect(t({ [language]: '{values.price}' })).toEqual({ text: shown, language });
  expect(t({ [language]: 'x {values.price} y' })).toEqual({ text: `x ${shown} y`, language });
});

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
