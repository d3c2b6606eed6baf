import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inMarkdown } from './markdown';

const inside = (text: string) => inMarkdown(text).replace(/^<code dir="auto">|<\/code>$/g, '');

it('a value is shown and does nothing', () => {
  expect(inside('a|b `c` @team <img src=x> **d** [e](https://x.example) #12')).not.toMatch(
    /[|`@<>*[\]()]|https:|(?<!&)#/,
  );
  expect(inside('Prix : 5 000 DH / mois, c’est « tout »')).toContain('5 000 DH / mois, c’est « tout »');
  expect(inside('مرحبا، بكم')).toBe('مرحبا، بكم');
});

it('a value stays on its line, and turns no writing', () => {
  expect(inside('one\n\n- two\u202E')).toBe('one - two');
});

it('every value comes out of its numbers as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'az09 |`@<>&#;*_[](){}!$"\\:~^=éج') }), (text) => {
      const written = inside(text);
      expect(written).not.toMatch(/[|`@<>*_[\](){}!$"\\:~^=]/);
      const read = written.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
      expect(read).toBe(text.replaceAll(/\s+/g, ' '));
    }),
  );
});
