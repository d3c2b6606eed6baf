import { expect, it } from 'vitest';
import { checkTexts } from '../../../../tests/support/check-texts';
import { missingTranslation } from './missing-translation';

const place = { path: ['pages', 0, 'title'], entries: {} };
const locales = Object.fromEntries(
  ['fr', 'en', 'ar'].map((language) => [language, { words: {}, source: {} }]),
);

const translated = { fr: 'Un', en: 'One', ar: 'واحد' };
const reported = (fr: string, values = {}) =>
  checkTexts(missingTranslation, [{ ...place, texts: { fr } }, translated, translated], {
    locales,
    references: [],
    optionalEntries: [],
    config: { organization: {}, values },
  }).map(({ message }) => message);

it('a text that is to be rewritten is not to be translated yet', () => {
  expect(reported('Un vélo comme neuf (à réécrire)')).toEqual([]);
});

it.each(['6 000 DH', 'MAD 6,000', '6000'])('the amount “%s” may be one of the values', (fr) => {
  const amount = /If it is an amount of "values", write its name, such as \{values\.shop\}/;
  expect(reported(fr, { shop: {} })).toEqual([expect.stringMatching(amount)]);
  expect(reported(fr)).toEqual([expect.stringMatching(/^The text “.*” is missing/)]);
});
