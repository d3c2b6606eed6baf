import { describe, expect, it } from 'vitest';
import { defaults } from '../../site/defaults.generated';
import { isEmailAddress, isValidField } from './field-problem';

const { lengths } = defaults.contact;

describe('the rules of the fields', () => {
  it.each([
    ['name', 2, 100],
    ['subject', 3, 200],
    ['message', 10, 5000],
  ] as const)('accepts a %s of %i to %i characters, ignoring spaces around it', (name, minimum, maximum) => {
    const isValid = (value: string) => isValidField(name, value, lengths[name]);
    expect(isValid(`  ${'a'.repeat(minimum - 1)}  `)).toBe(false);
    expect(isValid('a'.repeat(minimum))).toBe(true);
    expect(isValid(` ${'a'.repeat(maximum)} `)).toBe(true);
    expect(isValid('a'.repeat(maximum + 1))).toBe(false);
  });

  it.each([
    ['name', '\u200b\u200d\u200b'],
    ['subject', '\u3164 \u3164 \u3164'],
    ['message', '\u200b'.repeat(20)],
    ['message', `Bonjour${'\u2060'.repeat(20)}`],
  ] as const)('counts no invisible character in the %s', (name, value) => {
    expect(isValidField(name, value, lengths[name])).toBe(false);
  });

  it('counts the letters of every script, with their joiners', () => {
    expect(isValidField('name', 'علي', lengths.name)).toBe(true);
    expect(isValidField('name', '\u0645\u200c\u0646', lengths.name)).toBe(true);
  });

  it.each([
    'salma',
    'salma@atlas',
    '@atlas.example',
    'a b@atlas.example',
    'a@atlas..example',
    '<a@b.example>',
    'a@b.example%0ABcc:c@d.example',
    'a%0D%0a@b.example',
    '=?utf-8?q?a?=@b.example',
  ])('rejects the address %s', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });
});
