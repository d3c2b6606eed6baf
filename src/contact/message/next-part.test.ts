import { expect, it } from 'vitest';
import { contactRules } from '../../site/contact-settings';
import { messageProblem } from '../message-problem';
import { restAfter } from '../sent-messages';
import { nextPart } from './next-part';

const message = { name: 'Salma', email: 'salma@atlas.example', subject: 'Paie', message: 'Bonjour à tous' };
const rules = contactRules({ privacyPage: 'confidentialite' });
const nothingSent = { parts: 0, characters: 0 };

/** Returns all parts of a message in the order in which the form sends them. */
function allParts(whole: typeof message) {
  const parts = [nextPart(whole, nothingSent, rules)];
  for (let last = parts[0]!; ; last = parts.at(-1)!) {
    const rest = restAfter(last.message, last);
    if (!rest) return parts;
    parts.push(nextPart({ ...whole, message: rest }, last.progress, rules));
  }
}

it('sends a short message unchanged', () => {
  const part = nextPart(message, nothingSent, rules);
  expect(part.outgoing).toEqual(message);
  expect(restAfter(message, part)).toBe('');
});

it('numbers the parts in their subject, and counts them', () => {
  const parts = allParts({ ...message, message: 'Bonjour. '.repeat(300) });
  expect(parts.map(({ outgoing }) => outgoing.subject)).toEqual(['Paie (1/3)', 'Paie (2/3)', 'Paie (3/3)']);
  expect(parts.map(({ progress }) => progress)).toEqual([
    { parts: 1, characters: 998 },
    { parts: 2, characters: 1996 },
    { parts: 3, characters: 2697 },
  ]);
});

it('leaves a subject without room for the number unchanged', () => {
  const subject = 'a'.repeat(196);
  const parts = allParts({ ...message, subject, message: 'Bonjour. '.repeat(300) });
  expect(parts.map(({ outgoing }) => outgoing.subject)).toEqual([subject, subject, subject]);
});

it('makes each part pass the rules that the message passes', () => {
  const submit = { honeypot: '', elapsed: Infinity, countAttempt: () => true };
  // A cut after a thousand characters would leave a word of spam at the end of the first part.
  const whole = { ...message, message: `${'b'.repeat(993)}.casino${'b'.repeat(600)}` };
  expect(messageProblem(whole, submit, rules)).toBeUndefined();
  for (const { outgoing } of allParts(whole))
    expect(messageProblem(outgoing, submit, rules), outgoing.message.slice(-30)).toBeUndefined();
});

it('leaves a form with another message unchanged', () => {
  const part = nextPart(message, nothingSent, rules);
  expect(restAfter({ ...message, message: 'Autre chose' }, part)).toBeUndefined();
  expect(restAfter({ ...message, email: 'ali@atlas.example' }, part)).toBeUndefined();
});
