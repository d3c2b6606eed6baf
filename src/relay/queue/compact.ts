import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { writeDurably } from './durable-file';
import { recordLine, recordsOf, type QueueRecord } from './record';
import { queueState } from './state';

/**
 * Removes the messages that were finished before a given time from the files of a queue, with all their records. Each
 * file is replaced in one step, the oldest first: after a crash between two files, a message can be missing while its
 * later records remain, never the other way round.
 *
 * @param files the oldest first; no other code writes to them meanwhile
 * @param before the time before which a message must have been finished
 * @returns the number of removed messages
 * @throws when a file cannot be read or written; the queue stays valid
 */
export async function compact(files: readonly string[], before: number): Promise<number> {
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
