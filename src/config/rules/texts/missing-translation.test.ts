import { expect, it } from 'vitest';
import { checkTexts } from '../../../../tests/support/check-texts';
import { missingTranslation } from './missing-translation';

const place = { path: ['pages', 0, 'title'], entries: {} };
const locales = Object.fromEntries(
  ['fr', 'en', 'ar'].map((language) => [language, { words: {}, source: {} }]),
);

const reported = (fr: string) =>
  checkTexts(missingTranslation, [{ ...place, texts: { fr } }], { locales, references: [] }).map(
    ({ message }) => message,
  );

it('a text that is to be rewritten is not to be translated yet', () => {
  expect(reported('Un vélo comme neuf (à réécrire)')).toEqual([]);
});
