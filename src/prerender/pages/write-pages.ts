import { availableParallelism } from 'node:os';
import type { PageInput } from './page-plan';
import { pageThreads, type PageThreads } from './worker-pool';
import { pageWriter, type PageWriterOptions } from './page-writer';

/** Fewer pages are drawn sooner than a thread has started and got up to speed. */
const FEW = 192;
/** How many pages go to a thread at once. */
const BATCH = 16;

/**
 * Draws pages and writes them into a folder, one batch after the other: only a few are in memory at a time.
 * When there are many, other threads draw too.
 *
 * @param sheets the pages; taken as they are needed
 * @param written is told how many pages were written, each time some were
 * @param worker the bundle of `worker.ts`; without one, everything is drawn here
 * @throws what kept a page from being drawn or written
 */
export async function writePages(
  sheets: Iterable<PageInput>,
  options: PageWriterOptions,
  written: (pages: number) => void,
  worker?: string,
): Promise<void> {
  const write = pageWriter(options);
  const here = async (batch: PageInput[]) => {
    write(batch);
    written(batch.length);
  };
  let threads: PageThreads | undefined;
  let waiting: PageInput[] = [];
  try {
    for (const sheet of sheets) {
      waiting.push(sheet);
      if (worker && !threads && waiting.length >= FEW)
        threads = pageThreads(worker, Math.max(1, availableParallelism() - 1), options, written);
      if (worker && !threads) continue;
      while (waiting.length >= BATCH) {
        const batch = waiting.splice(0, BATCH);
        if (!threads?.take(batch)) await here(batch);
        await threads?.listen();
      }
    }
    await here(waiting);
    await threads?.done();
  } finally {
    await threads?.stop();
  }
}
