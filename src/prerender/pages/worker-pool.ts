import { Worker } from 'node:worker_threads';
import type { PageInput } from './page-plan';
import type { PageWriterOptions } from './page-writer';

/** How many batches a thread has before it: one in work, the others at hand. */
const QUEUE = 3;

/** Threads that draw and write pages. */
export interface PageThreads {
  /** Gives a batch to a thread; false when all of them have enough to do. */
  take(sheets: PageInput[]): boolean;
  /** Waits until messages of the threads have been heard. @throws what went wrong in one */
  listen(): Promise<void>;
  /** Waits until everything is written. @throws what went wrong in a thread */
  done(): Promise<void>;
  /** Stops the threads. */
  stop(): Promise<void>;
}

/**
 * Starts threads that draw pages.
 *
 * @param file the bundle of `worker.ts`
 * @param count how many threads
 * @param written is told how many pages were written, each time some were
 */
export function pageThreads(
  file: string,
  count: number,
  options: PageWriterOptions,
  written: (pages: number) => void,
): PageThreads {
  let failure: unknown;
  let wake = () => {};
  const threads = Array.from({ length: count }, () => {
    const thread = { worker: new Worker(file, { workerData: options }), waiting: 0 };
    const fail = (error: unknown) => {
      failure ??= error;
      wake();
    };
    thread.worker.on('message', (pages: number) => {
      thread.waiting -= 1;
      written(pages);
      wake();
    });
    thread.worker.on('error', fail);
    thread.worker.on('exit', (code) => {
      if (code !== 0) fail(new Error(`a thread that draws pages ended with code ${code}`));
    });
    return thread;
  });
  const check = () => {
    if (failure !== undefined) throw failure;
  };
  return {
    take(sheets) {
      const [free] = threads.toSorted((one, other) => one.waiting - other.waiting);
      if (!free || free.waiting >= QUEUE) return false;
      free.waiting += 1;
      free.worker.postMessage(sheets);
      return true;
    },
    async listen() {
      await new Promise((resolve) => setImmediate(resolve));
      check();
    },
    async done() {
      check();
      while (threads.some(({ waiting }) => waiting > 0)) {
        await new Promise<void>((resolve) => (wake = resolve));
        check();
      }
    },
    async stop() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}
