import { newSegment, segmentFile, segmentFiles, type Segment } from './segment';

/** A file of this many bytes is followed by another, so that what is old can be removed. */
const LONGEST_SEGMENT = 1_000_000;
/** How often a disk that took nothing is asked again. */
const ASK_AGAIN = 10_000;

export type QueueWriter = ReturnType<typeof queueWriter>;

/**
 * Adds lines to the files of a queue, one after the other, and waits each time until the disk has them.
 *
 * @param folder the folder of the queue, which is there
 * @param askAgain milliseconds
 */
export function queueWriter(folder: string, askAgain = ASK_AGAIN) {
  let { next } = segmentFiles(folder);
  let segment: Segment | undefined;
  /** What has happened and could not be written down yet. */
  let owed = '';
  let asking: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** A file has one end: one at a time. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work, work);
    last = done.catch(() => {});
    return done;
  }

  async function write(lines: string) {
    try {
      if (segment && segment.size > LONGEST_SEGMENT) await leave();
      segment ??= await newSegment(segmentFile(folder, next++), folder);
      await segment.append(owed + lines);
      owed = '';
      clearTimeout(asking);
      asking = undefined;
    } catch (error) {
      await leave();
      clearTimeout(asking);
      // An empty line says nothing, but that the disk takes lines again.
      asking = setTimeout(() => void inTurn(() => write('\n')).catch(() => {}), askAgain).unref();
      throw error;
    }
  }

  /** After a failure nobody knows what the disk has of a file: the next line goes into a new one. */
  async function leave() {
    const left = segment;
    segment = undefined;
    await left?.close().catch(() => {});
  }

  return {
    /** Whether the disk took what was last written. */
    isWell: () => asking === undefined,

    /** @throws when the disk does not take it; nothing of it is there then */
    write: (line: string): Promise<void> => inTurn(() => write(line)),

    /** Writes down what has happened already: if not now, then as soon as the disk takes it. @returns whether it was now */
    note: (line: string): Promise<boolean> =>
      inTurn(async () => {
        try {
          await write(line);
          return true;
        } catch {
          owed += line;
          return false;
        }
      }),

    /** Does something with the files while nothing is written to them. */
    aside: <Result>(work: (files: string[]) => Promise<Result>): Promise<Result> =>
      inTurn(async () => {
        await leave();
        return work(segmentFiles(folder).files);
      }),

    /** Writes what is owed and closes the file. */
    close: (): Promise<void> =>
      inTurn(async () => {
        if (owed !== '') await write('').catch(() => {});
        clearTimeout(asking);
        await leave();
      }),
  };
}
