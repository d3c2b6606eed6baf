import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { writeDurably } from './durable-file';
import { recordLine, recordsOf, type QueueRecord } from './record';
import { queueState } from './state';

/**
 * Removes from files of a queue what nobody needs any more: messages that were finished before a moment, and what is
 * said of them. Each file is replaced in one step. A crash between two leaves what a message was before what became of
 * it, never the other way round: the oldest file goes first.
 *
 * @param files the oldest first; none of them is written to meanwhile
 * @param before when a message must have been finished to be removed
 * @returns how many messages were removed
 * @throws when a file cannot be read or written; the queue is good all the same
 */
export async function compacted(files: readonly string[], before: number): Promise<number> {
  const { finished } = queueState(files, Infinity);
  const isKept = ({ id }: QueueRecord) => !((finished.get(id) ?? Infinity) <= before);
  let removed = 0;
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const records = recordsOf(text);
    const kept = records.filter(isKept);
    removed +=
      records.length - kept.length - records.filter((record) => isLater(record) && !isKept(record)).length;
    const lines = kept.map(recordLine).join('');
    if (lines === text) continue;
    if (lines === '') await rm(file, { force: true });
    else await writeDurably(file, lines);
  }
  return removed;
}

function isLater({ type }: QueueRecord): boolean {
  return type !== 'message';
}
