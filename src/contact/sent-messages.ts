import { fieldNames, type Message } from './field-problem';

/** How much of a long message was sent: the number of parts and of characters. */
export interface Progress {
  parts: number;
  characters: number;
}

/** A message, or the start of one that is too long to be sent at once. */
export interface Part {
  /** The content of the form. */
  message: Message;
  /** The start of the text, which this part sends. */
  text: string;
  /** The message that is sent. */
  outgoing: Message;
  /** The progress after this part. */
  progress: Progress;
}

/**
 * Returns the rest of a form or a draft after one of its parts was sent.
 *
 * @returns the rest of the text, empty when nothing is left; undefined when the form holds another message now
 */
export function restAfter(now: Message, { message, text }: Part): string | undefined {
  const isSame = fieldNames.every((name) => name === 'message' || now[name] === message[name]);
  if (!isSame || !now.message.startsWith(text)) return undefined;
  return now.message.slice(text.length).trimStart();
}

const listeners = new Set<(part: Part) => void>();

/** Notifies every form that a part was sent: the visitor may have moved to another page with a form meanwhile. */
export function announceSent(part: Part): void {
  for (const listener of listeners) listener(part);
}

/**
 * Adds a listener for sent parts.
 *
 * @returns a function that removes it
 */
export function onSent(listener: (part: Part) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
