import { tabStore } from '../site/storage';
import type { FieldLengths } from '../site/page-data.types';
import { fieldNames, type Message } from './field-problem';

const KEY = 'contact_draft';
const DAY = 24 * 60 * 60 * 1000;

/** What was typed and not yet sent, in this tab, at most a day ago; each field cut to its length. Never throws. */
export function readDraft(lengths: FieldLengths, now = Date.now()): Message | undefined {
  const kept = parsed(tabStore.read(KEY));
  const saved = kept['saved'];
  if (typeof saved !== 'number' || saved > now || now - saved > DAY) return undefined;
  const text = (name: keyof Message) => {
    const value = kept[name];
    return typeof value === 'string' ? value.slice(0, lengths[name].maximum) : '';
  };
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}

/** Keeps what is typed, for a reload, a change of language or a crash; an empty form keeps nothing. */
export function saveDraft(message: Message, now = Date.now()): void {
  const empty = fieldNames.every((name) => message[name] === '');
  tabStore.write(KEY, empty ? null : JSON.stringify({ ...message, saved: now }));
}

/** Forgets a message that was sent, unless another one was begun in the meantime. */
export function forgetDraft(sent: Message, lengths: FieldLengths): void {
  const draft = readDraft(lengths);
  if (!draft || fieldNames.every((name) => draft[name] === sent[name])) tabStore.write(KEY, null);
}

function parsed(kept: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
