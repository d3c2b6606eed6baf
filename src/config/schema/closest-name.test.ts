import { expect, it } from 'vitest';
import { closestName } from './closest-name';

const names = [
  ['to', 'Lien'],
  ['picture', 'Image'],
  ['price', 'Prix'],
  ['priceLabel', 'Texte avant le prix'],
  ['faq', 'Questions fréquentes'],
  ['prose', 'Long texte'],
  ['phone', 'Téléphone, portable'],
] as const;

it.each([
  ['lien', 'to'],
  ['Image', 'picture'],
  ['prix', 'price'],
  ['pirce', 'price'],
  ['questions', 'faq'],
  ['long texte', 'prose'],
  ['telephone', 'phone'],
  ['portable', 'phone'],
  ['tel', 'phone'],
  ['tarifs', 'price'],
  ['photo', 'picture'],
  ['couleur', null],
])('%s most likely means %s', (word, meant) => {
  expect(closestName(word, names)).toBe(meant);
});
