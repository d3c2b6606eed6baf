import { describe, expect, it } from 'vitest';
import { contactRules } from '../../site/contact-settings';
import { aMessage } from '../../../tests/support/a-message';
import type { Message } from './fields';
import { messageProblem, valueProblem, type Submit } from './message-problem';

const message = aMessage();
const rules = contactRules({ privacyPage: 'confidentialite' });

function problem(wrong: Partial<Message & Submit> = {}) {
  const { honeypot = '', elapsed = 3000, countAttempt = () => true, ...fields } = wrong;
  return messageProblem({ ...message, ...fields }, { honeypot, elapsed, countAttempt }, rules);
}

/** A submit with every problem, in the order of the specification (section 5), and what puts each of them right. */
const script = '<script>alert(1)</script>';
const all = {
  honeypot: 'x',
  elapsed: 2999,
  countAttempt: () => false,
  name: ' S ',
  email: 'salma',
  subject: 'ab',
};
const corrections: [error: string, correction: Partial<Message & Submit>][] = [
  ['honeypot', { honeypot: '' }],
  ['tooFast', { elapsed: 3000 }],
  ['tooMany', { countAttempt: () => true }],
  ['name', { name: '<<>>' }],
  ['email', { email: message.email }],
  ['subject', { subject: message.subject }],
  ['message', { message: `A casino of your own ' OR 1=1 -- ${script}` }],
  ['spam', { message: `Bonjour ' OR 1=1 -- ${script}` }],
  ['sql', { message: `Bonjour ${script}` }],
  ['script', { message: message.message }],
  ['invalid', { name: message.name }],
];

describe('a submit', () => {
  it('is rejected for the first of its problems, in the order of the specification, until there is none', () => {
    const submit: Partial<Message & Submit> = { ...all, message: 'Bonjour' };
    for (const [error, correction] of corrections) {
      expect(problem(submit)?.error).toBe(error);
      Object.assign(submit, correction);
    }
    expect(problem(submit)).toBeUndefined();
  });

  it('counts as an attempt only when the honeypot is empty and enough time has passed', () => {
    let counted = 0;
    const countAttempt = () => ++counted > 0;
    problem({ countAttempt, honeypot: 'x' });
    problem({ countAttempt, elapsed: 0 });
    expect(counted).toBe(0);
    problem({ countAttempt, name: '' });
    problem({ countAttempt });
    expect(counted).toBe(2);
  });

  it('passes only if the sanitized message passes too, which is what a relay checks', () => {
    expect(problem({ message: "Voir k' --> la suite" })?.error).toBe('sql');
    expect(
      problem({ message: 'Un budget > 9000 --> un site (phase 7) --> une application' }),
    ).toBeUndefined();
  });

  it('passes only if every character of the message is sent', () => {
    const emoji = `${'a'.repeat(999)}🙂`;
    expect(problem({ message: 'a'.repeat(5000) })).toBeUndefined();
    expect(problem({ message: `${emoji.repeat(4)}${'a'.repeat(992)}` })).toBeUndefined();
    expect(problem({ message: `${emoji.repeat(4)}${'a'.repeat(997)}`.slice(0, 5000) })?.error).toBe(
      'message',
    );
  });

  it('is rejected with the field and the excerpt of its content', () => {
    expect(problem({ subject: 'Buy now' })).toEqual({ error: 'spam', field: 'subject', excerpt: 'Buy now' });
  });
});

describe('a field that loses the focus', () => {
  it('has the problem that a submit would find', () => {
    expect(valueProblem('subject', 'ab', rules)?.error).toBe('subject');
    expect(valueProblem('subject', 'Online casino', rules)).toEqual({
      error: 'spam',
      field: 'subject',
      excerpt: 'casino',
    });
    expect(valueProblem('subject', 'Un site web', rules)).toBeUndefined();
  });
});
