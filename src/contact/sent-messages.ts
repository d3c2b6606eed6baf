import type { Message } from './field-problem';

const listeners = new Set<(message: Message) => void>();

/** Tells every form that a message arrived: the one it was sent from may have given way to the same on another page. */
export function tellSent(message: Message): void {
  for (const listener of listeners) listener(message);
}

/**
 * Calls whenever a message arrived.
 *
 * @returns what stops it
 */
export function onSent(call: (message: Message) => void): () => void {
  listeners.add(call);
  return () => void listeners.delete(call);
}
