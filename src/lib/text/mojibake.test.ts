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
  ['RÃ©fÃ©rencement', 'Référencement'],
  ['Ã€ propos', 'À propos'],
  ['Ouvrez lâ€™entreprise', 'Ouvrez l’entreprise'],
  ['R%C3%A9f%C3%A9rencement', 'Référencement'],
  ['De 9 h Ã\u00a0 18 h â€“ Â« sur place Â»', 'De 9 h à 18 h – « sur place »'],
])('“%s” was “%s”, whatever the decoder of this Node makes of Windows-1252', (text, meant) => {
  expect(repairMojibake(text)).toBe(meant);
});

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
