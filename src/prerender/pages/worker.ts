// A thread that draws pages: a bundle of its own beside the command's (scripts/run.mjs).
import { parentPort, workerData } from 'node:worker_threads';
import type { PageInput } from './page-plan';
import { pageWriter, type PageWriterOptions } from './page-writer';

const write = pageWriter(workerData as PageWriterOptions);
// An error ends the thread and with it the build.
parentPort?.on('message', (sheets: PageInput[]) => {
  write(sheets);
  parentPort?.postMessage(sheets.length);
});
