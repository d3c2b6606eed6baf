import { expect, it } from 'vitest';
import { repairMojibake } from './mojibake';

const spoilt = (text: string, encoding: string) =>
  new TextDecoder(encoding).decode(new TextEncoder().encode(text));

it.each(['Référencement', 'À propos', 'Ouvrez l’entreprise', 'الاستشارة', 'De 9 h à 18 h – « sur place »'])(
  '“%s”, saved as UTF-8 and read as Windows-1252, is found again',
  (text) => {
    expect(repairMojibake(spoilt(text, 'windows-1252'))).toBe(text);
  },
);

it.each([
  'Référencement',
  'Noël à l’Âge d’or',
  'ÂGE',
  'Straße',
  'São Paulo – « ã »',
  'الاستشارة',
  'caf\ufffd',
])('“%s” is as it should be', (text) => {
  expect(repairMojibake(text)).toBeNull();
});
