import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemeStarts } from './graphemes';
import { asSent, partsOf, type PartRules } from './parts';

const rules: PartRules = { shortest: 10, longest: 1000, isAccepted: () => true };
const parts = (text: string, changed: Partial<PartRules> = {}) => partsOf(text, { ...rules, ...changed });
const lengths = (texts: string[]) => texts.map((text) => asSent(text).length);

/** Every character that is sent, white space aside. */
const characters = (...texts: string[]) => texts.map(asSent).join('').replace(/\s/g, '');

/** Whole sentences of 3 languages and of emoji, long words, white space and characters that are stripped. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'Bonjour, nous sommes douze. ',
        'Our budget\n\nis 5,000. ',
        'نُعدّ الإقرار ونعرضه عليكم. ',
      ),
      fc.constantFrom('👩‍👩‍👧‍👦', '🇲🇦', 'e\u0301', '<', '> 200 m², ', '\u202e', '   ', '\n\n'),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constant('a'.repeat(150)),
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(''));

describe('the parts of a message', () => {
  it('are the message itself when it can be sent at once', () => {
    expect(parts('Bonjour à tous')).toEqual(['Bonjour à tous']);
    expect(parts('<'.repeat(1500) + 'a'.repeat(1000))).toHaveLength(1);
  });

  it('end between two words', () => {
    expect(parts('mot '.repeat(7), { longest: 20 })).toEqual(['mot mot mot mot', 'mot mot mot ']);
    expect(parts(`${'mot '.repeat(250)}fin et suite`).map((part) => part.slice(-3))).toEqual(['mot', 'ite']);
  });

  it('do not end at a space that does not break', () => {
    expect(parts('Notre budget\u00a0: 5\u00a0000\u00a0DH, au plus', { longest: 24 })[0]).toBe(
      'Notre budget\u00a0:',
    );
  });

  it('end between two characters where a word is longer than half a part', () => {
    expect(lengths(parts('b'.repeat(5000)))).toEqual([1000, 1000, 1000, 1000, 1000]);
    expect(lengths(parts(`Voici ${'b'.repeat(1500)}`))).toEqual([1000, 506]);
    expect(lengths(parts('👨‍👩‍👧'.repeat(150)))).toEqual([1000, 200]);
  });

  it('never leave fewer than ten characters for the last', () => {
    for (let length = 1001; length < 1020; length += 1)
      expect(Math.min(...lengths(parts('b'.repeat(length)))), `${length}`).toBeGreaterThanOrEqual(10);
    expect(lengths(parts(`${'mot '.repeat(249)}mot fin`)).at(-1)).toBeGreaterThanOrEqual(10);
  });

  it('avoid a place after which one of them is refused by itself', () => {
    const text = `${'mot '.repeat(200)}-- ${'mot '.repeat(100)}`;
    const refused = (part: string) => part.trimEnd().endsWith('--') || part.trimStart().startsWith('--');
    expect(refused(parts(text, { longest: 803 })[0] ?? '')).toBe(true);
    expect(parts(text, { longest: 803, isAccepted: (part) => !refused(part) }).some(refused)).toBe(false);
  });

  it('are cut even where no place is good', () => {
    expect(parts('b'.repeat(15), { longest: 12 })).toEqual(['b'.repeat(12), 'bbb']);
    expect(parts(`a${'\u0301'.repeat(1500)}`).join('')).toHaveLength(1501);
  });

  it('hold every character that is sent exactly once, whatever the text', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 20, max: 120 }), (text, longest) => {
        const all = parts(text, { longest });
        expect(characters(...all)).toBe(characters(text));
        // Nothing but white space is left between two of them.
        let place = 0;
        for (const part of all) {
          place = text.indexOf(part, place);
          expect(place).toBeGreaterThanOrEqual(0);
          place += part.length;
        }
        for (const length of lengths(all)) expect(length).toBeLessThanOrEqual(longest);
        const shortest = all.length > 1 ? 10 : 0;
        expect(Math.min(...lengths(all))).toBeGreaterThanOrEqual(shortest);
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  it('split no letter, accent or emoji, whatever the text', () => {
    const written = fc.array(fc.constantFrom('👩‍👩‍👧‍👦', '🇲🇦', 'e\u0301', 'شّ', 'ab', ' '), { minLength: 30 });
    fc.assert(
      fc.property(written, (pieces) => {
        const text = pieces.join('');
        const starts = new Set([...graphemeStarts(text), text.length]);
        let place = 0;
        for (const part of parts(text, { longest: 40 })) {
          place = text.indexOf(part, place) + part.length;
          expect(starts).toContain(place);
        }
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});
