import { expect, it } from 'vitest';
import { plainNumbers } from './entities-fast-path';

it.each([
  ['3 offres en 2 jours', '3 2 '],
  ['Depuis 1998.', '1998 '],
  ['Une équipe. La vôtre', ''],
  ['18 h', '18 '],
])('the numbers of “%s” are plain', (words, numbers) => {
  expect(plainNumbers(words)).toBe(numbers);
});

it.each([
  '5 000 DH',
  '4,8 sur 5',
  '12/03/2026',
  '10k',
  '18 mille',
  '18 million',
  '18\u00a0ألف',
  '١٨',
  'a@trace.example',
  'Voir www.trace.example en 2 clics',
  'https://trace.example',
  '05 22 00 00 00',
])('“%s” needs a full comparison', (words) => {
  expect(plainNumbers(words)).toBeNull();
});
