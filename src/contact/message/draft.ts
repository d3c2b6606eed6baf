import { tabStore } from '../../browser/storage';
import { isObject } from '../../lib/json';
import type { FieldLengths } from '../../site/page-data.types';
import { fieldNames, type Message } from '../field-problem';

const KEY = 'contact_draft';
const DAY = 24 * 60 * 60 * 1000;

/** Returns the draft of this tab if it is at most a day old, with each field cut to its maximum length. Never throws. */
export function readDraft(lengths: FieldLengths, now = Date.now()): Message | undefined {
  const stored = parseStored(tabStore.read(KEY));
  const saved = stored['saved'];
  if (typeof saved !== 'number' || saved > now || now - saved > DAY) return undefined;
  const text = (name: keyof Message) => {
    const value = stored[name];
    return typeof value === 'string' ? value.slice(0, lengths[name].maximum) : '';
  };
  return { name: text('name'), email: text('email'), subject: text('subject'), message: text('message') };
}

/** Saves a draft for a reload, a change of language or a crash; removes it when the form is empty. */
export function saveDraft(draft: Message, now = Date.now()): void {
  const isEmpty = fieldNames.every((name) => draft[name] === '');
  tabStore.write(KEY, isEmpty ? null : JSON.stringify({ ...draft, saved: now }));
}

/**
 * Removes the draft of a message that was delivered, unless the visitor has begun another one, and notifies every form:
 * the visitor may have moved to another page with a form meanwhile.
 */
export function confirmDelivery(message: Message, lengths: FieldLengths): void {
  const draft = readDraft(lengths);
  if (!draft || isSameMessage(draft, message)) tabStore.write(KEY, null);
  for (const listener of listeners) listener(message);
}

/**
 * Adds a listener for delivered messages.
 *
 * @returns a function that removes it
 */
export function onDelivery(listener: (message: Message) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const listeners = new Set<(message: Message) => void>();

/** Whether two messages have the same text in every field. */
export function isSameMessage(one: Message, other: Message): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}

function parseStored(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
