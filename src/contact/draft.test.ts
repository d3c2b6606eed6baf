// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { specifiedLengths } from '../site/contact-rules';
import { forgetDraft, readDraft, saveDraft } from './draft';

const message = { name: 'Salma', email: '', subject: 'Paie', message: 'Bonjour\nà tous' };
const DAY = 86_400_000;
const read = (now: number) => readDraft(specifiedLengths, now);

beforeEach(() => sessionStorage.clear());

it('keeps what was typed for a day, in this tab only', () => {
  saveDraft(message, 1000);
  expect(read(1000)).toEqual(message);
  expect(read(1000 + DAY)).toEqual(message);
  expect(read(1001 + DAY)).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

it('keeps nothing of an empty form', () => {
  saveDraft(message, 1000);
  saveDraft({ name: '', email: '', subject: '', message: '' }, 1000);
  expect(sessionStorage.length).toBe(0);
});

it('forgets a message that was sent, but not another one begun meanwhile', () => {
  saveDraft({ ...message, message: 'Un autre message' });
  forgetDraft(message, specifiedLengths);
  expect(read(Date.now())?.message).toBe('Un autre message');
  saveDraft(message);
  forgetDraft(message, specifiedLengths);
  expect(sessionStorage.length).toBe(0);
});

it.each(['', 'x', 'null', '[]', '{"saved":"now"}', '{"saved":9e99}'])(
  'takes nothing from a draft that was spoiled: %j',
  (kept) => {
    sessionStorage.setItem('contact_draft', kept);
    expect(read(1000)).toBeUndefined();
  },
);

it('takes texts only, and no more of them than a field holds', () => {
  sessionStorage.setItem(
    'contact_draft',
    JSON.stringify({ saved: 1000, name: 'a'.repeat(101), email: 7, subject: null, message: {} }),
  );
  expect(read(1000)).toEqual({ name: 'a'.repeat(100), email: '', subject: '', message: '' });
});
