import { newSegment, segmentFile, segmentFiles, type Segment } from './segment';

/** The size in bytes after which a new file starts, so that old ones can be removed. */
const LONGEST_SEGMENT = 1_000_000;
/** The delay before a failed write is retried, in milliseconds. */
const RETRY_DELAY = 10_000;

export type QueueWriter = ReturnType<typeof queueWriter>;

/**
 * Returns a writer that appends lines to the files of a queue, one at a time, and flushes each to the disk.
 *
 * @param folder the existing folder of the queue
 * @param retryDelay the delay before a failed write is retried, in milliseconds
 */
export function queueWriter(folder: string, retryDelay = RETRY_DELAY) {
  let { next } = segmentFiles(folder);
  let segment: Segment | undefined;
  /** The lines that could not be written yet. */
  let pending = '';
  let retry: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  /** Runs tasks one at a time. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work, work);
    last = done.catch(() => {});
    return done;
  }

  async function write(lines: string) {
    try {
      if (segment && segment.size > LONGEST_SEGMENT) await closeSegment();
      segment ??= await newSegment(segmentFile(folder, next++), folder);
      await segment.append(pending + lines);
      pending = '';
      clearTimeout(retry);
      retry = undefined;
    } catch (error) {
      await closeSegment();
      clearTimeout(retry);
      // An empty line checks whether the disk accepts writes again.
      retry = setTimeout(() => void inTurn(() => write('\n')).catch(() => {}), retryDelay).unref();
      throw error;
    }
  }

  /** Closes the file. After a failure its content on the disk is unknown, so the next line goes to a new file. */
  async function closeSegment() {
    const current = segment;
    segment = undefined;
    await current?.close().catch(() => {});
  }

  return {
    /** Returns whether the last write succeeded. */
    isHealthy: () => retry === undefined,

    /** Writes a line. @throws when that fails; the line is not on the disk then */
    write: (line: string): Promise<void> => inTurn(() => write(line)),

    /** Records an event that has already happened, now or as soon as the disk works. @returns whether it was written now */
    note: (line: string): Promise<boolean> =>
      inTurn(async () => {
        try {
          await write(line);
          return true;
        } catch {
          pending += line;
          return false;
        }
      }),

    /** Runs a task with the files while no lines are written. */
    exclusively: <Result>(work: (files: string[]) => Promise<Result>): Promise<Result> =>
      inTurn(async () => {
        await closeSegment();
        return work(segmentFiles(folder).files);
      }),

    /** Writes pending lines and closes the file. */
    close: (): Promise<void> =>
      inTurn(async () => {
        if (pending !== '') await write('').catch(() => {});
        clearTimeout(retry);
        await closeSegment();
      }),
  };
}
