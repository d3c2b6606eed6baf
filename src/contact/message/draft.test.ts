// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { defaults } from '../../site/defaults.generated';
import type { Message } from '../field-problem';
import type { Part } from '../sent-messages';
import { forgetSent, readDraft, saveDraft } from './draft';

const message = { name: 'Salma', email: '', subject: 'Paie', message: 'Bonjour\nà tous' };
const partOf = (whole: Message, text: string): Part => ({
  message: whole,
  text,
  outgoing: { ...whole, message: text },
  progress: { parts: 1, characters: text.length },
});
const DAY = 86_400_000;
const { lengths } = defaults.contact;
const read = (now: number) => readDraft(lengths, now);

beforeEach(() => sessionStorage.clear());

it('keeps a draft for a day, in this tab only', () => {
  saveDraft(message, 1000);
  expect(read(1000)).toEqual(message);
  expect(read(1000 + DAY)).toEqual(message);
  expect(read(1001 + DAY)).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

it('keeps no draft of an empty form', () => {
  saveDraft(message, 1000);
  saveDraft({ name: '', email: '', subject: '', message: '' }, 1000);
  expect(sessionStorage.length).toBe(0);
});

it('removes a sent message, but not another one begun meanwhile', () => {
  const part = partOf(message, message.message);
  saveDraft({ ...message, message: 'Un autre message' });
  forgetSent(part, lengths);
  expect(read(Date.now())?.message).toBe('Un autre message');
  saveDraft({ ...message, email: 'salma@atlas.example' });
  forgetSent(part, lengths);
  expect(read(Date.now())?.message).toBe(message.message);
  saveDraft(message);
  forgetSent(part, lengths);
  expect(sessionStorage.length).toBe(0);
});

it('keeps the rest of a message of which a part was sent, and the progress', () => {
  saveDraft(message);
  forgetSent(partOf(message, 'Bonjour'), lengths);
  expect(read(Date.now())).toEqual({ ...message, message: 'à tous', sent: { parts: 1, characters: 7 } });
});

it('keeps text that was added while the message was being sent', () => {
  saveDraft({ ...message, message: `${message.message} et à toutes` });
  forgetSent(partOf(message, message.message), lengths);
  expect(read(Date.now())?.message).toBe('et à toutes');
});

it.each([7, {}, { parts: 1 }, { parts: 0, characters: -1 }, { parts: '1', characters: 1 }])(
  'ignores an invalid progress in a stored draft: %j',
  (sent) => {
    sessionStorage.setItem('contact_draft', JSON.stringify({ ...message, saved: 1000, sent }));
    expect(read(1000)).toEqual(message);
  },
);

it.each(['', 'x', 'null', '[]', '{"saved":"now"}', '{"saved":9e99}'])(
  'ignores an invalid stored draft: %j',
  (stored) => {
    sessionStorage.setItem('contact_draft', stored);
    expect(read(1000)).toBeUndefined();
  },
);

it('reads only strings from a stored draft, cut to the length of the field', () => {
  sessionStorage.setItem(
    'contact_draft',
    JSON.stringify({ saved: 1000, name: 'a'.repeat(101), email: 7, subject: null, message: {} }),
  );
  expect(read(1000)).toEqual({ name: 'a'.repeat(100), email: '', subject: '', message: '' });
});
