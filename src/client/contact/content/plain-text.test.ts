import { expect, it } from 'vitest';
import { plainText } from './plain-text';

it.each([
  ['%3Cb%3e', '<b>'],
  ['%253Cb', '<b'],
  ['&lt;b&GT', '<b>'],
  ['&#60;&#x3c;&#0000060&amp;lt;', '<<<<'],
  [String.raw`\x3cb\u003e \u{003c}`, '<b> <'],
  ['java&#115cript&colon;', 'javascript:'],
  ['ｕｎｉｏｎ', 'union'],
  ['un\u200Bi\u00ADo\u0000n', 'union'],
  ['Déjà vu', 'deja vu'],
  ['a \t\r\n\u00A0 b', 'a b'],
  ['l’offre “Pro” „neu“', "l'offre «pro« «neu«"],
])('normalizes %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

it('keeps text that only looks like an escape', () => {
  expect(plainText('20% de remise, 100 %, A&B, 50%')).toBe('20% de remise, 100 %, a&b, 50%');
});
