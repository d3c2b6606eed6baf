import { expect, it } from 'vitest';
import { messageProblem } from './message-problem';

const message = { name: 'Salma', email: 'salma@atlas.example', subject: 'Paie', message: 'Bonjour à tous' };
const submit = { honeypot: '', elapsed: 3000, minimumFillTime: 3000, sentLength: 1000 };

it('lets a plain message pass', () => {
  expect(messageProblem(message, submit)).toBeUndefined();
});

it('names the first rule that is broken: trap, time, then fields', () => {
  const wrong = { ...message, name: '' };
  expect(messageProblem(wrong, { ...submit, honeypot: 'x', elapsed: 0 })).toEqual({ error: 'honeypot' });
  expect(messageProblem(wrong, { ...submit, elapsed: 2999 })).toEqual({ error: 'tooFast' });
  expect(messageProblem(wrong, submit)).toEqual({ error: 'name', field: 'name' });
});

it('refuses a field of which nothing would be left to send', () => {
  expect(messageProblem({ ...message, name: '<<>>' }, submit)).toEqual({ error: 'invalid', field: 'name' });
});
