import { expect, it } from 'vitest';
import { aMessage } from '../../../tests/support/a-message';
import { fieldNames, type Message } from '../../client/contact/fields';
import { composeMail } from './compose-mail';

const message = aMessage();
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

it.each(fieldNames)('another %s has another Message-ID', (field) => {
  const other = messageId({ ...message, [field]: 'another' }, 'site@trace.example', start);
  expect(other).not.toBe(messageId(message, 'site@trace.example', start));
});
