import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fieldNames, type Message } from '../contact/field-problem';
import { compacted } from './compacted';
import { keptDeadLetter } from './dead-letters';
import { queueState, type Waiting } from './queue-state';
import { recordLine, type QueueRecord } from './queue-record';
import { newSegment, segmentFile, segmentFiles, type Segment } from './segment';

/** A message like one before, within this time, is the same one: a visitor who heard nothing has sent it again. */
export const REPEAT_WINDOW = 10 * 60 * 1000;
/** A file of this many bytes is followed by another, so that what is old can be removed. */
const LONGEST_SEGMENT = 1_000_000;

/** The queue is full: nothing more is taken until something leaves it. */
export class QueueFull extends Error {}

export type MessageQueue = Awaited<ReturnType<typeof openQueue>>;

/**
 * Opens the queue that a folder holds, or makes one. It is a series of files with a line for each thing that happens
 * to a message; nothing is promised before the disk has it.
 *
 * @param longest how many messages may wait
 * @throws when the folder cannot be read or written
 */
export async function openQueue(folder: string, longest = Infinity, now = Date.now()) {
  mkdirSync(join(folder, 'dead'), { recursive: true, mode: 0o700 });
  for (const name of [folder, join(folder, 'dead')]) removeDrafts(name);
  const { files, next } = segmentFiles(folder);
  const { waiting, recent } = queueState(files, now - REPEAT_WINDOW);
  const known = new Map<string, { at: number; id: Promise<string> }>();
  for (const [hash, { at, id }] of recent) known.set(hash, { at, id: Promise.resolve(id) });
  let number = next;
  let segment: Segment | undefined;
  /** What happened and could not be written down yet. */
  let owed = '';
  let isWritable = true;
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other: a file has one end. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work, work);
    last = done.catch(() => {});
    return done;
  }

  async function write(lines: string) {
    try {
      if (segment && segment.size > LONGEST_SEGMENT) await leaveSegment();
      segment ??= await newSegment(segmentFile(folder, number++), folder);
      await segment.append(owed + lines);
      owed = '';
      isWritable = true;
    } catch (error) {
      isWritable = false;
      await leaveSegment();
      throw error;
    }
  }

  /** After a failure nobody knows what the disk has of a file: the next line goes into a new one. */
  async function leaveSegment() {
    const left = segment;
    segment = undefined;
    await left?.close().catch(() => {});
  }

  /** Writes down what has happened already; when that fails, it is written before anything else is. */
  function note(record: QueueRecord): Promise<boolean> {
    return inTurn(async () => {
      const line = recordLine(record);
      try {
        await write(line);
        return true;
      } catch {
        owed += line;
        return false;
      }
    });
  }

  async function added(message: Message, hash: string, at: number): Promise<string> {
    const id = randomUUID();
    const promised: Waiting = { id, received: at, hash, message, tries: 0, next: at };
    waiting.set(id, promised);
    try {
      await inTurn(() => write(recordLine({ type: 'message', id, at, hash, message })));
      return id;
    } catch (error) {
      waiting.delete(id);
      throw error;
    }
  }

  return {
    /** The messages that have to be delivered. */
    waiting: waiting as ReadonlyMap<string, Waiting>,

    /** Whether the disk took what was last written. */
    isWritable: () => isWritable,

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
    tried(id: string, nextTry: number, to?: string[]): Promise<boolean> {
      const before = waiting.get(id);
      const tries = (before?.tries ?? 0) + 1;
      if (before) waiting.set(id, { ...before, tries, next: nextTry, to });
      return note({ type: 'tried', id, at: Date.now(), tries, next: nextTry, ...(to && { to }) });
    },

    /** Notes that the mail server has a message; whether the disk knows it too. It is not sent again in any case. */
    sent(id: string): Promise<boolean> {
      waiting.delete(id);
      return note({ type: 'sent', id, at: Date.now() });
    },

    /**
     * Puts a message aside that cannot be delivered: it is kept whole in the folder `dead`.
     *
     * @throws when it cannot be written there; it goes on waiting then
     */
    async dead(id: string, reason: string): Promise<void> {
      const letter = waiting.get(id);
      if (!letter) return;
      await keptDeadLetter(join(folder, 'dead'), letter, reason);
      waiting.delete(id);
      await note({ type: 'dead', id, at: Date.now() });
    },

    /** Removes the messages that were finished before a moment. @returns how many */
    clean(before: number): Promise<number> {
      return inTurn(async () => {
        await leaveSegment();
        return compacted(segmentFiles(folder).files, before);
      });
    },

    /** Writes what is owed and closes the files. */
    close(): Promise<void> {
      return inTurn(async () => {
        if (owed !== '') await write('').catch(() => {});
        await leaveSegment();
      });
    },
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
