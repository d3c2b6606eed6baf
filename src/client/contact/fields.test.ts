import { describe, expect, it, vi } from 'vitest';
import { aMessage } from '../../../tests/support/a-message';
import { defaults } from '../../site/defaults.generated';
import { fields, isValidField, senderOf } from './fields';

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

  it('accepts what an answer reaches as an address, in whatever form the browser returns it', () => {
    const isValid = (value: string) => isValidField('email', value, lengths.email);
    expect(isValid(' salma@société.example, ')).toBe(true);
    expect(isValid(`salma@xn--${'a'.repeat(59)}.${'b'.repeat(60)}.example`)).toBe(true);
    expect(isValid('salma@atlas')).toBe(false);
    expect(isValidField('email', 'a@b.example', { minimum: 12, maximum: 100 })).toBe(false);
  });

  it('lets a field that is not required be empty, and says who writes without it', () => {
    expect(senderOf(aMessage({ name: '' }))).toEqual(['', 'salma@atlas.example']);
    vi.spyOn(fields.name as { required: boolean }, 'required', 'get').mockReturnValue(false);
    expect(isValidField('name', ' ', lengths.name)).toBe(true);
    expect(isValidField('name', 'S', lengths.name)).toBe(false);
    expect(senderOf(aMessage({ name: '' }))).toEqual(['salma@atlas.example']);
  });
});
