import { expect, it } from 'vitest';
import { checkTexts } from '../../../../tests/support/check-texts';
import { wrongLanguage } from './wrong-language';

it.each([
  ['fr', 'Here are the answers that we give most often to our clients.'],
  ['en', 'Voici les réponses que nous donnons le plus souvent à nos clients.'],
])('a sentence of the other language in %s is reported', (language, text) => {
  expect(checkTexts(wrongLanguage, [{ [language]: text }])).toMatchObject([{ language }]);
});

it.each([
  ['fr', 'Notre offre « The best of the web for you and your company »'],
  ['fr', 'Le Monde of the Rings'],
  ['en', 'Chez Le Petit de la Rue'],
  ['en', 'We are in the rue de la Paix, and you find us at the end of it.'],
  ['ar', 'We are the best of the best for you'],
])('a name or a quotation in %s is not reported: %s', (language, text) => {
  expect(checkTexts(wrongLanguage, [{ [language]: text }])).toEqual([]);
});
