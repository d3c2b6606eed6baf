import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemeStarts } from './graphemes';
import { sanitizeText, splitMessage, type PartRules } from './parts';

const rules: PartRules = { shortest: 10, longest: 1000, isAccepted: () => true };
const parts = (text: string, changed: Partial<PartRules> = {}) =>
  splitMessage(text, { ...rules, ...changed });
const lengths = (texts: string[]) => texts.map((text) => sanitizeText(text).length);

/** Returns the characters that are sent, without white space. */
const characters = (...texts: string[]) => texts.map(sanitizeText).join('').replace(/\s/g, '');

/** Sentences in 3 languages, emoji, long words, white space and characters that are stripped. */
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
  it('are the message itself when it is short enough', () => {
    expect(parts('Bonjour à tous')).toEqual(['Bonjour à tous']);
    expect(parts('<'.repeat(1500) + 'a'.repeat(1000))).toHaveLength(1);
  });

  it('end between two words', () => {
    expect(parts('mot '.repeat(7), { longest: 20 })).toEqual(['mot mot mot mot', 'mot mot mot ']);
    expect(parts(`${'mot '.repeat(250)}fin et suite`).map((part) => part.slice(-3))).toEqual(['mot', 'ite']);
  });

  it('do not end at a non-breaking space', () => {
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

  it('do not end where one of them would be rejected by itself', () => {
    const text = `${'mot '.repeat(200)}-- ${'mot '.repeat(100)}`;
    const isRejected = (part: string) => part.trimEnd().endsWith('--') || part.trimStart().startsWith('--');
    expect(isRejected(parts(text, { longest: 803 })[0] ?? '')).toBe(true);
    expect(parts(text, { longest: 803, isAccepted: (part) => !isRejected(part) }).some(isRejected)).toBe(
      false,
    );
  });

  it('are cut even where there is no suitable position', () => {
    expect(parts('b'.repeat(15), { longest: 12 })).toEqual(['b'.repeat(12), 'bbb']);
    expect(parts(`a${'\u0301'.repeat(1500)}`).join('')).toHaveLength(1501);
  });

  it('contain every character that is sent exactly once, for any text', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 20, max: 120 }), (text, longest) => {
        const all = parts(text, { longest });
        expect(characters(...all)).toBe(characters(text));
        // Only white space is omitted between two parts.
        let position = 0;
        for (const part of all) {
          position = text.indexOf(part, position);
          expect(position).toBeGreaterThanOrEqual(0);
          position += part.length;
        }
        for (const length of lengths(all)) expect(length).toBeLessThanOrEqual(longest);
        const shortest = all.length > 1 ? 10 : 0;
        expect(Math.min(...lengths(all))).toBeGreaterThanOrEqual(shortest);
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  it('split no letter, accent or emoji, for any text', () => {
    const graphemes = fc.array(fc.constantFrom('👩‍👩‍👧‍👦', '🇲🇦', 'e\u0301', 'شّ', 'ab', ' '), { minLength: 30 });
    fc.assert(
      fc.property(graphemes, (pieces) => {
        const text = pieces.join('');
        const starts = new Set([...graphemeStarts(text), text.length]);
        let position = 0;
        for (const part of parts(text, { longest: 40 })) {
          position = text.indexOf(part, position) + part.length;
          expect(starts).toContain(position);
        }
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});
