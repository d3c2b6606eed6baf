import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markdownCode } from './markdown';

const inline = (text: string) => markdownCode(text).replace(/^<code dir="auto">|<\/code>$/g, '');

it('a value is shown literally and triggers no markup', () => {
  expect(inline('a|b `c` @team <img src=x> **d** [e](https://x.example) #12')).not.toMatch(
    /[|`@<>*[\]()]|https:|(?<!&)#/,
  );
  expect(inline('Prix : 5 000 DH / mois, c’est « tout »')).toContain('5 000 DH / mois, c’est « tout »');
  expect(inline('مرحبا، بكم')).toBe('مرحبا، بكم');
});

it('a value stays on one line and does not change the text direction', () => {
  expect(inline('one\n\n- two\u202E')).toBe('one - two');
});

it('decoding the character references restores every value', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'az09 |`@<>&#;*_[](){}!$"\\:~^=éج') }), (text) => {
      const escaped = inline(text);
      expect(escaped).not.toMatch(/[|`@<>*_[\](){}!$"\\:~^=]/);
      const decoded = escaped.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
      expect(decoded).toBe(text.replaceAll(/\s+/g, ' '));
    }),
  );
});
