// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { defaults } from '../../../site/defaults.generated';
import { aMessage } from '../../../../tests/support/a-message';
import { emptyMessage } from '../fields';
import { onSettled, readDraft, saveDraft, settleDraft } from './draft';

const message = aMessage({ email: '', message: 'Bonjour\nà tous' });
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
  saveDraft(emptyMessage, 1000);
  expect(sessionStorage.length).toBe(0);
});

it('removes a delivered message, but not another one begun meanwhile', () => {
  saveDraft({ ...message, message: 'Un autre message' });
  settleDraft(message, true, lengths);
  expect(read(Date.now())?.message).toBe('Un autre message');
  saveDraft({ ...message, email: 'salma@atlas.example' });
  settleDraft(message, true, lengths);
  expect(read(Date.now())?.message).toBe(message.message);
  saveDraft(message);
  settleDraft(message, true, lengths);
  expect(sessionStorage.length).toBe(0);
});

it('says since when a message is on its way, until its outcome is known', () => {
  saveDraft({ ...message, sending: 900 }, 1000);
  expect(read(1000)).toEqual({ ...message, sending: 900 });
  saveDraft({ ...message, sending: 900 });
  settleDraft(message, false, lengths);
  expect(read(Date.now())).toEqual(message);
});

it('tells every form the outcome of a message', () => {
  const outcomes: unknown[] = [];
  const stop = onSettled((...outcome) => outcomes.push(outcome));
  settleDraft(message, true, lengths);
  stop();
  settleDraft(message, false, lengths);
  expect(outcomes).toEqual([[message, true]]);
});

it.each(['', 'x', 'null', '[]', '{"saved":"now"}', '{"saved":9e99}'])(
  'ignores an invalid stored draft: %j',
  (stored) => {
    sessionStorage.setItem('contact_draft', stored);
    expect(read(1000)).toBeUndefined();
  },
);

it('keeps an address whole in its ASCII form, which may be longer than the field', () => {
  const email = `salma@xn--${'a'.repeat(59)}.${'b'.repeat(60)}.example`;
  saveDraft({ ...message, email }, 1000);
  expect(read(1000)?.email).toBe(email);
});

it('reads only strings from a stored draft, cut to the length of the field', () => {
  sessionStorage.setItem(
    'contact_draft',
    JSON.stringify({ saved: 1000, name: 'a'.repeat(101), email: 7, subject: null, message: {} }),
  );
  expect(read(1000)).toEqual({ ...emptyMessage, name: 'a'.repeat(100) });
});
