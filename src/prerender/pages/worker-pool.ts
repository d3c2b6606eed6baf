import { Worker } from 'node:worker_threads';
import type { PageInput } from './page-plan';
import type { PageWriterOptions } from './page-writer';

/** The maximum number of batches per thread, including the one in progress. */
const QUEUE = 3;

/** Worker threads that render and write pages. */
export interface PageWorkerPool {
  /** Sends a batch to a thread. Returns false when all threads are busy. */
  take(inputs: PageInput[]): boolean;
  /** Waits until pending messages of the threads are handled. @throws the first error of a thread */
  listen(): Promise<void>;
  /** Waits until all pages are written. @throws the first error of a thread */
  done(): Promise<void>;
  /** Stops the threads. */
  stop(): Promise<void>;
}

/**
 * Starts worker threads that render pages.
 *
 * @param file the bundle of `worker.ts`
 * @param count the number of threads
 * @param onWritten called with the number of pages of each finished batch
 */
export function pageWorkerPool(
  file: string,
  count: number,
  options: PageWriterOptions,
  onWritten: (pages: number) => void,
): PageWorkerPool {
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
      onWritten(pages);
      wake();
    });
    thread.worker.on('error', fail);
    thread.worker.on('exit', (code) => {
      if (code !== 0) fail(new Error(`A thread that renders pages exited with code ${code}.`));
    });
    return thread;
  });
  const check = () => {
    if (failure !== undefined) throw failure;
  };
  return {
    take(inputs) {
      const [free] = threads.toSorted((one, other) => one.waiting - other.waiting);
      if (!free || free.waiting >= QUEUE) return false;
      free.waiting += 1;
      free.worker.postMessage(inputs);
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
