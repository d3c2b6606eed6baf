import { availableParallelism } from 'node:os';
import type { PageInput } from './page-plan';
import { createPageWriter, type PageWriterOptions } from './page-writer';
import { pageWorkerPool, type PageWorkerPool } from './worker-pool';

/** The number of pages from which threads pay off; fewer pages are rendered before a thread has warmed up. */
const THREADS_FROM = 192;
/** The number of pages in a batch. */
const BATCH = 16;

/**
 * Renders pages and writes them to a folder in batches, so that only a few are in memory at a time. When there are
 * many pages, worker threads render too.
 *
 * @param inputs the pages, consumed on demand
 * @param onWritten called with the number of pages of each finished batch
 * @param worker the bundle of `worker.ts`; without it, this thread renders all pages
 * @throws when a page cannot be rendered or written
 */
export async function writePages(
  inputs: Iterable<PageInput>,
  options: PageWriterOptions,
  onWritten: (pages: number) => void,
  worker?: string,
): Promise<void> {
  const write = createPageWriter(options);
  const writeBatch = (batch: PageInput[]) => {
    write(batch);
    onWritten(batch.length);
  };
  let threads: PageWorkerPool | undefined;
  let waiting: PageInput[] = [];
  try {
    for (const input of inputs) {
      waiting.push(input);
      if (worker && !threads && waiting.length >= THREADS_FROM)
        threads = pageWorkerPool(worker, Math.max(1, availableParallelism() - 1), options, onWritten);
      if (worker && !threads) continue;
      while (waiting.length >= BATCH) {
        const batch = waiting.splice(0, BATCH);
        if (!threads?.take(batch)) writeBatch(batch);
        await threads?.listen();
      }
    }
    writeBatch(waiting);
    await threads?.done();
  } finally {
    await threads?.stop();
  }
}
