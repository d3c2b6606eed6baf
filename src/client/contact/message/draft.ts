import { parseStored, tabStore } from '../../browser/storage';
import type { FieldLengths } from '../../../site/page-data.types';
import { fieldNames, mapFields, isAddress, type Message } from '../fields';
import { MAX_ADDRESS } from '../mail-address';

const KEY = 'contact_draft';
const DAY = 24 * 60 * 60 * 1000;

/** Typed text that is not known to have arrived. */
export interface Draft extends Message {
  /** When it was sent, in milliseconds since 1970, while no answer has come: it may have arrived. */
  sending?: number;
  /** The id of the subject that is filled in, unless it was typed. */
  about?: string;
}

/** Returns the draft of this tab if it is at most a day old, with each field cut to the length it can have. Never throws. */
export function readDraft(lengths: FieldLengths, now = Date.now()): Draft | undefined {
  const stored = parseStored(tabStore.read(KEY));
  const saved = stored['saved'];
  if (typeof saved !== 'number' || saved > now || now - saved > DAY) return undefined;
  const typed = mapFields((name) => {
    const value = stored[name];
    // Some browsers return what was typed as an address in its ASCII form, which can be longer than the field.
    const maximum = isAddress(name) ? MAX_ADDRESS : lengths[name].maximum;
    return typeof value === 'string' ? value.slice(0, maximum) : '';
  });
  const { sending, about } = stored;
  return {
    ...typed,
    ...(typeof sending === 'number' && { sending }),
    ...(typeof about === 'string' && { about }),
  };
}

/** Saves a draft for a reload, a change of language or a crash; removes it when the form is empty. */
export function saveDraft(draft: Draft, now = Date.now()): void {
  const isEmpty = fieldNames.every((name) => draft[name] === '');
  tabStore.write(KEY, isEmpty ? null : JSON.stringify({ ...draft, saved: now }));
}

/**
 * Updates the draft when the outcome of a message is known, and notifies every form: the visitor may have moved to another page
 * with a form meanwhile. A delivered message is removed, but not another one that was begun meanwhile.
 */
export function settleDraft(message: Message, delivered: boolean, lengths: FieldLengths): void {
  const { sending: _, ...draft }: Draft = readDraft(lengths) ?? message;
  if (delivered && isSameMessage(draft, message)) tabStore.write(KEY, null);
  else saveDraft(draft);
  for (const listener of listeners) listener(message, delivered);
}

/**
 * Adds a listener for messages whose outcome is known.
 *
 * @returns a function that removes it
 */
export function onSettled(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

type Listener = (message: Message, delivered: boolean) => void;

const listeners = new Set<Listener>();

/** Whether two messages have the same text in every field. */
export function isSameMessage(one: Message, other: Message): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}
