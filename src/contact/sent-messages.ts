import { fieldNames, type Message } from './field-problem';

/** How much of a long message was sent so far: in how many parts, and how many characters. */
export interface Progress {
  parts: number;
  characters: number;
}

/** A message, or the beginning of one that is too long to be sent at once. */
export interface Part {
  /** What stood in the form. */
  message: Message;
  /** The beginning of its text that is sent. */
  text: string;
  /** What is sent. */
  outgoing: Message;
  /** What is sent of the message by then, this part included. */
  progress: Progress;
}

/**
 * What is left of a form or a draft after a part of it arrived.
 *
 * @returns the rest of its text, empty when nothing is left; undefined when another message stands there by now
 */
export function restAfter(now: Message, { message, text }: Part): string | undefined {
  const isSame = fieldNames.every((name) => name === 'message' || now[name] === message[name]);
  if (!isSame || !now.message.startsWith(text)) return undefined;
  return now.message.slice(text.length).trimStart();
}

const listeners = new Set<(part: Part) => void>();

/** Tells every form that a part arrived: the one it was sent from may have given way to the same on another page. */
export function tellSent(part: Part): void {
  for (const listener of listeners) listener(part);
}

/**
 * Calls whenever a part arrived.
 *
 * @returns what stops it
 */
export function onSent(call: (part: Part) => void): () => void {
  listeners.add(call);
  return () => void listeners.delete(call);
}
