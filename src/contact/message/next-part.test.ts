import { expect, it } from 'vitest';
import { contactRules } from '../../site/contact-settings';
import { messageProblem } from '../message-problem';
import { nextPart } from './next-part';
import { restAfter } from '../sent-messages';

const message = { name: 'Salma', email: 'salma@atlas.example', subject: 'Paie', message: 'Bonjour à tous' };
const rules = contactRules({ privacyPage: 'confidentialite' });
const nothing = { parts: 0, characters: 0 };

/** Every part of a message, as the form sends one after the other. */
function allParts(whole: typeof message) {
  const parts = [nextPart(whole, nothing, rules)];
  for (let last = parts[0]!; ; last = parts.at(-1)!) {
    const rest = restAfter(last.message, last);
    if (!rest) return parts;
    parts.push(nextPart({ ...whole, message: rest }, last.progress, rules));
  }
}

it('a message that is sent at once leaves as it stands', () => {
  const part = nextPart(message, nothing, rules);
  expect(part.outgoing).toEqual(message);
  expect(restAfter(message, part)).toBe('');
});

it('the parts of a message are numbered in their subject, and counted', () => {
  const parts = allParts({ ...message, message: 'Bonjour. '.repeat(300) });
  expect(parts.map(({ outgoing }) => outgoing.subject)).toEqual(['Paie (1/3)', 'Paie (2/3)', 'Paie (3/3)']);
  expect(parts.map(({ progress }) => progress)).toEqual([
    { parts: 1, characters: 998 },
    { parts: 2, characters: 1996 },
    { parts: 3, characters: 2697 },
  ]);
});

it('a subject without room for the number stays as it is', () => {
  const subject = 'a'.repeat(196);
  const parts = allParts({ ...message, subject, message: 'Bonjour. '.repeat(300) });
  expect(parts.map(({ outgoing }) => outgoing.subject)).toEqual([subject, subject, subject]);
});

it('each part passes the rules that the whole message passed', () => {
  const submit = { honeypot: '', elapsed: Infinity, countAttempt: () => true };
  // A cut after a thousand characters would leave a word of spam at the end of the first part.
  const whole = { ...message, message: `${'b'.repeat(993)}.casino${'b'.repeat(600)}` };
  expect(messageProblem(whole, submit, rules)).toBeUndefined();
  for (const { outgoing } of allParts(whole))
    expect(messageProblem(outgoing, submit, rules), outgoing.message.slice(-30)).toBeUndefined();
});

it('a form that holds another message by now keeps it', () => {
  const part = nextPart(message, nothing, rules);
  expect(restAfter({ ...message, message: 'Autre chose' }, part)).toBeUndefined();
  expect(restAfter({ ...message, email: 'ali@atlas.example' }, part)).toBeUndefined();
});
