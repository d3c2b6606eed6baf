import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aMessage } from '../../../../tests/support/a-message';
import { FIELD_LENGTH, fromFields, toFields } from './message-fields';

/** Returns the fields of a request that carry a text. */
function parts(message: string): Record<string, string> {
  const all = Object.entries(toFields(aMessage({ message })));
  return Object.fromEntries(all.filter(([name]) => name.startsWith('message')));
}

it('a short text is one field', () => {
  expect(parts('Bonjour')).toEqual({ message: 'Bonjour' });
  expect(Object.keys(parts('a'.repeat(1000)))).toEqual(['message']);
  expect(parts('')).toEqual({ message: '' });
});

it('5000 characters are five fields of 1000', () => {
  expect(Object.values(parts('a'.repeat(5000))).map((field) => field.length)).toEqual(Array(5).fill(1000));
});

it('any text comes back whole, from fields of at most 1000 characters in which no emoji is cut in two', () => {
  const anyText = fc.array(fc.constantFrom('🙂', 'é', ' ', '\n', 'ش', 'abcdefg'.repeat(60)), {
    maxLength: 400,
  });
  fc.assert(
    fc.property(anyText, (words) => {
      const text = words
        .join('')
        .slice(0, 4990)
        .replace(/\p{Cs}/gu, '');
      const fields = toFields(aMessage({ message: text }));
      expect(fromFields(fields)).toEqual(aMessage({ message: text }));
      for (const field of Object.values(fields)) {
        expect(field.length).toBeLessThanOrEqual(FIELD_LENGTH);
        expect(field).not.toMatch(/\p{Cs}/u);
      }
    }),
    { numRuns: 200, seed: 7 },
  );
});
