import { readFileSync } from 'node:fs';
import type { Message } from '../../contact/field-problem';
import { recordsOf, type QueueRecord } from './record';

/** A message that has to be delivered; times in milliseconds since 1970. */
export interface Waiting {
  id: string;
  received: number;
  hash: string;
  message: Message;
  /** How often it was tried. */
  tries: number;
  /** When it is tried again. */
  next: number;
  /** Who has still to get it; undefined when nobody has it. */
  to?: string[] | undefined;
}

/** What is known from the files of a queue. */
export interface QueueState {
  waiting: Map<string, Waiting>;
  /** What was received lately, by the hash of its content: when, and its id. */
  recent: Map<string, { at: number; id: string }>;
  /** When the messages that are done with were finished. */
  finished: Map<string, number>;
}

/** What a series of files, the oldest first, leaves to do. @param since when a message was received lately */
export function queueState(files: readonly string[], since: number): QueueState {
  const state: QueueState = { waiting: new Map(), recent: new Map(), finished: new Map() };
  for (const file of files)
    for (const record of recordsOf(readFileSync(file, 'utf8'))) take(record, state, since);
  return state;
}

function take(record: QueueRecord, { waiting, recent, finished }: QueueState, since: number) {
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
