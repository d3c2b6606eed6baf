import { expect, it } from 'vitest';
import type { Message } from '../../client/contact/field-problem';
import { composeMail } from './compose-mail';

const message = { name: 'Salma', email: 'salma@atlas.example', subject: 'Paie', message: 'Bonjour à tous' };
const start = Date.parse('2026-01-05T09:30:00Z');
const MINUTE = 60_000;
const messageId = (typed: Message, from: string, now: number) =>
  composeMail(typed, 'Tracé', { from, recipients: [] }, now).messageId;

it('a message sent again has the same Message-ID within ten minutes, and a new one after them', () => {
  const first = messageId(message, 'site@trace.example', start);
  expect(first).toMatch(/^<[\w-]{43}@trace\.example>$/);
  expect(messageId({ ...message }, 'site@trace.example', start + 10 * MINUTE - 1)).toBe(first);
  expect(messageId(message, 'site@trace.example', start + 10 * MINUTE)).not.toBe(first);
});

it.each(['name', 'email', 'subject', 'message'] as const)('another %s has another Message-ID', (field) => {
  const other = messageId({ ...message, [field]: 'another' }, 'site@trace.example', start);
  expect(other).not.toBe(messageId(message, 'site@trace.example', start));
});
