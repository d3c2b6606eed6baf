import { describe, expect, it } from 'vitest';
import { contactRules } from '../site/contact-settings';
import type { Message } from './field-problem';
import { messageProblem, valueProblem, type Submit } from './message-problem';

const message = { name: 'Salma', email: 'salma@atlas.example', subject: 'Paie', message: 'Bonjour à tous' };
const rules = contactRules({ privacyPage: 'confidentialite' });

function problem(wrong: Partial<Message & Submit> = {}) {
  const { honeypot = '', elapsed = 3000, countAttempt = () => true, ...fields } = wrong;
  return messageProblem({ ...message, ...fields }, { honeypot, elapsed, countAttempt }, rules);
}

/** All problems of a submit, in the order of the specification (section 5). */
const problems: [error: string, wrong: Partial<Message & Submit>][] = [
  ['honeypot', { honeypot: 'x' }],
  ['tooFast', { elapsed: 2999 }],
  ['tooMany', { countAttempt: () => false }],
  ['name', { name: ' S ' }],
  ['email', { email: 'salma' }],
  ['subject', { subject: 'ab' }],
  ['message', { message: 'Bonjour' }],
  ['spam', { message: 'A casino of your own' }],
  ['sql', { message: "Bonjour ' OR 1=1 --" }],
  ['script', { message: 'Bonjour <script>alert(1)</script>' }],
  ['invalid', { name: '<<>>' }],
];

describe('a submit', () => {
  it('with a plain message passes', () => {
    expect(problem()).toBeUndefined();
  });

  it.each(problems)('is rejected with "%s"', (error, wrong) => {
    expect(problem(wrong)?.error).toBe(error);
  });

  it('with any two problems is rejected for the earlier one', () => {
    const pairs = problems.flatMap(([earlier, first], index) =>
      problems.slice(index + 1).map(([later, second]) => ({ earlier, later, wrong: combine(first, second) })),
    );
    expect(pairs).toHaveLength((problems.length * (problems.length - 1)) / 2);
    for (const { earlier, later, wrong } of pairs) {
      expect(problem(wrong)?.error, `${earlier} before ${later}`).toBe(earlier);
    }
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

/** Combines two problems in one submit; two in the same field are joined. */
function combine(first: Partial<Message & Submit>, second: Partial<Message & Submit>) {
  const shared = Object.keys(first).filter((key) => key in second) as (keyof Message)[];
  // A name cannot be both too short and empty once sanitized: the first one is used.
  return Object.fromEntries(
    [...Object.entries(second), ...Object.entries(first)].map(([key, value]) => [
      key,
      shared.includes(key as keyof Message) && key === 'message' && first.message !== 'Bonjour'
        ? `${first.message} ${second.message}`
        : value,
    ]),
  ) as Partial<Message & Submit>;
}
