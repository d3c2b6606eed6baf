import { readFileSync } from 'node:fs';
import type { Message } from '../../contact/field-problem';
import { recordsOf, type QueueRecord } from './record';

/** A message to deliver; times in milliseconds since 1970. */
export interface QueuedMessage {
  id: string;
  received: number;
  hash: string;
  message: Message;
  /** The number of attempts. */
  tries: number;
  /** The time of the next attempt. */
  next: number;
  /** The remaining recipients; undefined for all. */
  to?: string[] | undefined;
}

/** The state of a queue, reconstructed from its files. */
export interface QueueState {
  waiting: Map<string, QueuedMessage>;
  /** The time and id of recently received messages, by content hash. */
  recent: Map<string, { at: number; id: string }>;
  /** The times at which messages were finished, by id. */
  finished: Map<string, number>;
}

/**
 * Reads the state of a queue.
 *
 * @param files the oldest first
 * @param since the time from which a message counts as recent
 */
export function queueState(files: readonly string[], since: number): QueueState {
  const state: QueueState = { waiting: new Map(), recent: new Map(), finished: new Map() };
  for (const file of files)
    for (const record of recordsOf(readFileSync(file, 'utf8'))) apply(record, state, since);
  return state;
}

function apply(record: QueueRecord, { waiting, recent, finished }: QueueState, since: number) {
  const { id, at } = record;
  if (record.type === 'message') {
    const { hash, message } = record;
    waiting.set(id, { id, received: at, hash, message, tries: 0, next: at });
    finished.delete(id);
    if (at >= since) recent.set(hash, { at, id });
  } else if (record.type === 'tried') {
    const known = waiting.get(id);
    if (known) waiting.set(id, { ...known, tries: record.tries, next: record.next, to: record.to });
  } else {
    waiting.delete(id);
    finished.set(id, at);
  }
}
