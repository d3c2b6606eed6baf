import { describe, expect, it } from 'vitest';
import { specifiedLengths } from '../site/contact-settings';
import { fieldProblem, isEmailAddress, keepsRule, type Message } from './field-problem';

const message = { name: 'Salma', email: 'salma@atlas.example', subject: 'Paie', message: 'Bonjour à tous' };

const problem = (of: Message) => fieldProblem(of, specifiedLengths);

describe('the rules of the fields', () => {
  it('finds nothing wrong with a plain message', () => {
    expect(problem(message)).toBeUndefined();
  });

  it('names the first field that is wrong, in the order of the form', () => {
    expect(problem({ name: '', email: '', subject: '', message: '' })).toBe('name');
    expect(problem({ ...message, email: '', subject: '', message: '' })).toBe('email');
    expect(problem({ ...message, subject: '', message: '' })).toBe('subject');
    expect(problem({ ...message, message: '' })).toBe('message');
  });

  it.each([
    ['name', 2, 100],
    ['subject', 3, 200],
    ['message', 10, 5000],
  ] as const)('takes a %s of %i to %i characters, spaces around it not counted', (name, minimum, maximum) => {
    const keeps = (value: string) => keepsRule(name, value, specifiedLengths[name]);
    expect(keeps(`  ${'a'.repeat(minimum - 1)}  `)).toBe(false);
    expect(keeps('a'.repeat(minimum))).toBe(true);
    expect(keeps(` ${'a'.repeat(maximum)} `)).toBe(true);
    expect(keeps('a'.repeat(maximum + 1))).toBe(false);
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
  ])('refuses the address %s', (address) => {
    expect(isEmailAddress(address)).toBe(false);
  });
});
