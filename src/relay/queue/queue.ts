import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fieldNames, type Message } from '../../contact/field-problem';
import { compact } from './compact';
import { writeDeadLetter } from './dead-letters';
import { recordLine } from './record';
import { segmentFiles } from './segment';
import { queueState, type QueuedMessage } from './state';
import { queueWriter } from './writer';

/** An equal message within this time is a repeat: the visitor got no response and sent it again. In milliseconds. */
export const REPEAT_WINDOW = 10 * 60 * 1000;

/** Thrown when the queue is full. */
export class QueueFull extends Error {}

export type MessageQueue = ReturnType<typeof openQueue>;

/**
 * Opens the queue in a folder, or creates one. It is a series of files with a line for each event of a message. Every
 * event is on the disk before it is confirmed.
 *
 * @param longest the maximum number of queued messages
 * @throws when the folder cannot be read or written
 */
export function openQueue(folder: string, longest = Infinity, now = Date.now()) {
  const deadFolder = join(folder, 'dead');
  mkdirSync(deadFolder, { recursive: true, mode: 0o700 });
  for (const name of [folder, deadFolder]) removeDrafts(name);
  const { waiting, recent } = queueState(segmentFiles(folder).files, now - REPEAT_WINDOW);
  const known = new Map<string, { at: number; id: Promise<string> }>();
  for (const [hash, { at, id }] of recent) known.set(hash, { at, id: Promise.resolve(id) });
  const writer = queueWriter(folder);

  async function added(message: Message, hash: string, at: number): Promise<string> {
    const id = randomUUID();
    // Counted before the write, so that concurrent messages cannot exceed the limit.
    waiting.set(id, { id, received: at, hash, message, tries: 0, next: at });
    try {
      await writer.write(recordLine({ type: 'message', id, at, hash, message }));
      return id;
    } catch (error) {
      waiting.delete(id);
      throw error;
    }
  }

  return {
    /** The queued messages, the oldest first. */
    waiting: waiting as ReadonlyMap<string, QueuedMessage>,

    /** Returns whether the last write succeeded. */
    isWritable: writer.isHealthy,

    /**
     * Adds a message. When it returns, the message is on the disk.
     *
     * @returns the id, and whether the message repeats an earlier one (REPEAT_WINDOW)
     * @throws QueueFull, or an error of the disk; the message is not queued then
     */
    async enqueue(message: Message, at = Date.now()): Promise<{ id: string; isRepeat: boolean }> {
      const hash = contentHash(message);
      for (const [old, { at: then }] of known) {
        if (at - then <= REPEAT_WINDOW) break;
        known.delete(old);
      }
      const before = known.get(hash);
      if (before && at - before.at <= REPEAT_WINDOW) return { id: await before.id, isRepeat: true };
      if (waiting.size >= longest) throw new QueueFull(`${waiting.size} messages wait already`);
      const id = added(message, hash, at);
      // Deleting and adding the entry moves it to the end.
      known.delete(hash);
      known.set(hash, { at, id });
      try {
        return { id: await id, isRepeat: false };
      } catch (error) {
        known.delete(hash);
        throw error;
      }
    },

    /** Records a failed attempt. @param to the remaining recipients */
    tried(id: string, next: number, to?: string[]): Promise<boolean> {
      const before = waiting.get(id);
      const tries = (before?.tries ?? 0) + 1;
      if (before) waiting.set(id, { ...before, tries, next, to });
      return writer.note(recordLine({ type: 'tried', id, at: Date.now(), tries, next, ...(to && { to }) }));
    },

    /** Records that a message was sent. Returns whether the record is on the disk; the message is not sent again in any case. */
    sent(id: string): Promise<boolean> {
      waiting.delete(id);
      return writer.note(recordLine({ type: 'sent', id, at: Date.now() }));
    },

    /**
     * Moves an undeliverable message to the folder `dead`.
     *
     * @throws when it cannot be written there; the message stays queued then
     */
    async dead(id: string, reason: string): Promise<void> {
      const letter = waiting.get(id);
      if (!letter) return;
      await writeDeadLetter(deadFolder, letter, reason);
      waiting.delete(id);
      await writer.note(recordLine({ type: 'dead', id, at: Date.now() }));
    },

    /** Removes the messages that were finished before a given time. @returns their number */
    clean: (before: number): Promise<number> => writer.exclusively((files) => compact(files, before)),

    /** Writes pending records and closes the files. */
    close: writer.close,
  };
}

/** Removes incomplete files after a crash; their content was never confirmed. */
function removeDrafts(folder: string) {
  for (const name of readdirSync(folder))
    if (name.endsWith('.draft')) rmSync(join(folder, name), { force: true });
}

/** Returns a hash of the content of a message, independent of its time. */
function contentHash(message: Message): string {
  return createHash('sha256')
    .update(JSON.stringify(fieldNames.map((name) => message[name])))
    .digest('base64url');
}
