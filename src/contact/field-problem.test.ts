import { describe, expect, it } from 'vitest';
import { fieldProblem, keepsRule } from './field-problem';

const message = { name: 'Salma', email: 'salma@atlas.example', subject: 'Paie', message: 'Bonjour à tous' };

describe('the rules of the fields', () => {
  it('finds nothing wrong with a plain message', () => {
    expect(fieldProblem(message)).toBeUndefined();
  });

  it('names the first field that is wrong, in the order of the form', () => {
    expect(fieldProblem({ name: '', email: '', subject: '', message: '' })).toBe('name');
    expect(fieldProblem({ ...message, email: '', subject: '', message: '' })).toBe('email');
    expect(fieldProblem({ ...message, subject: '', message: '' })).toBe('subject');
    expect(fieldProblem({ ...message, message: '' })).toBe('message');
  });

  it.each([
    ['name', 2, 100],
    ['subject', 3, 200],
    ['message', 10, 5000],
  ] as const)('takes a %s of %i to %i characters, spaces around it not counted', (name, minimum, maximum) => {
    expect(keepsRule(name, `  ${'a'.repeat(minimum - 1)}  `)).toBe(false);
    expect(keepsRule(name, 'a'.repeat(minimum))).toBe(true);
    expect(keepsRule(name, ` ${'a'.repeat(maximum)} `)).toBe(true);
    expect(keepsRule(name, 'a'.repeat(maximum + 1))).toBe(false);
  });

  it.each([
    'salma',
    'salma@atlas',
    '@atlas.example',
    'a b@atlas.example',
    'a@atlas..example',
    '<a@b.example>',
  ])('refuses the address %s', (address) => {
    expect(keepsRule('email', address)).toBe(false);
  });
});
