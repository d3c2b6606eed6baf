import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FIELD_LENGTH, fromFields, toFields } from './message-fields';

it('a short text is one field', () => {
  expect(toFields('Bonjour')).toEqual({ message: 'Bonjour' });
  expect(Object.keys(toFields('a'.repeat(1000)))).toEqual(['message']);
  expect(toFields('')).toEqual({ message: '' });
});

it('5000 characters are five fields of 1000', () => {
  expect(Object.values(toFields('a'.repeat(5000))).map((field) => field.length)).toEqual(Array(5).fill(1000));
});

it('any text comes back whole, from fields of at most 1000 characters in which no emoji is cut in two', () => {
  const anyText = fc.array(fc.constantFrom('🙂', 'é', ' ', '\n', 'ش', 'abcdefg'.repeat(60)), {
    maxLength: 400,
  });
  fc.assert(
    fc.property(anyText, (parts) => {
      const text = parts
        .join('')
        .slice(0, 4990)
        .replace(/\p{Cs}/gu, '');
      const fields = toFields(text);
      expect(fromFields(fields)).toBe(text);
      for (const field of Object.values(fields)) {
        expect(field.length).toBeLessThanOrEqual(FIELD_LENGTH);
        expect(field).not.toMatch(/\p{Cs}/u);
      }
    }),
    { numRuns: 200, seed: 7 },
  );
});
