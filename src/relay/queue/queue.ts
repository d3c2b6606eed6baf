import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fieldNames, type Message } from '../../contact/field-problem';
import { compacted } from './compact';
import { keptDeadLetter } from './dead-letters';
import { recordLine } from './record';
import { queueState, type Waiting } from './state';
import { queueWriter } from './writer';
import { segmentFiles } from './segment';

/** A message like one before, within this time, is the same one: a visitor who heard nothing has sent it again. */
export const REPEAT_WINDOW = 10 * 60 * 1000;

/** The queue is full: nothing more is taken until something leaves it. */
export class QueueFull extends Error {}

export type MessageQueue = ReturnType<typeof openQueue>;

/**
 * Opens the queue that a folder holds, or makes one. It is a series of files with a line for each thing that happens
 * to a message; nothing is promised before the disk has it.
 *
 * @param longest how many messages may wait
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
    // It counts at once, so that many that come together are no more than may wait.
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
    /** The messages that have to be delivered, the oldest first. */
    waiting: waiting as ReadonlyMap<string, Waiting>,

    /** Whether the disk took what was last written. */
    isWritable: writer.isWell,

    /**
     * Takes a message on. When it returns, the message is on the disk.
     *
     * @returns its id, and whether it is one that was taken on before (REPEAT_WINDOW)
     * @throws QueueFull, or what the disk throws; the message is not taken on then
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
      // Put in anew, it stands behind the older ones.
      known.delete(hash);
      known.set(hash, { at, id });
      try {
        return { id: await id, isRepeat: false };
      } catch (error) {
        known.delete(hash);
        throw error;
      }
    },

    /** Notes that a message is to be tried again. @param to who has still to get it */
    tried(id: string, next: number, to?: string[]): Promise<boolean> {
      const before = waiting.get(id);
      const tries = (before?.tries ?? 0) + 1;
      if (before) waiting.set(id, { ...before, tries, next, to });
      return writer.note(recordLine({ type: 'tried', id, at: Date.now(), tries, next, ...(to && { to }) }));
    },

    /** Notes that the mail server has a message; whether the disk knows it too. It is not sent again in any case. */
    sent(id: string): Promise<boolean> {
      waiting.delete(id);
      return writer.note(recordLine({ type: 'sent', id, at: Date.now() }));
    },

    /**
     * Puts a message aside that cannot be delivered: it is kept whole in the folder `dead`.
     *
     * @throws when it cannot be written there; it goes on waiting then
     */
    async dead(id: string, reason: string): Promise<void> {
      const letter = waiting.get(id);
      if (!letter) return;
      await keptDeadLetter(deadFolder, letter, reason);
      waiting.delete(id);
      await writer.note(recordLine({ type: 'dead', id, at: Date.now() }));
    },

    /** Removes the messages that were finished before a moment. @returns how many */
    clean: (before: number): Promise<number> => writer.aside((files) => compacted(files, before)),

    /** Writes what is owed and closes the files. */
    close: writer.close,
  };
}

/** What a crash left half written; it was promised to nobody. */
function removeDrafts(folder: string) {
  for (const name of readdirSync(folder))
    if (name.endsWith('.draft')) rmSync(join(folder, name), { force: true });
}

/** Says whether two messages are the same, whenever they were sent. */
function contentHash(message: Message): string {
  return createHash('sha256')
    .update(JSON.stringify(fieldNames.map((name) => message[name])))
    .digest('base64url');
}
