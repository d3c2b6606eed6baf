// A worker thread that renders pages. scripts/run.mjs bundles it separately, next to the command.
import { parentPort, workerData } from 'node:worker_threads';
import type { PageInput } from './page-plan';
import { createPageWriter, type PageWriterOptions } from './page-writer';
import { declareLanguages } from '../../site/languages';

const options = workerData as PageWriterOptions;
declareLanguages(Object.values(options.context.layouts)[0]?.languages ?? []);
const write = createPageWriter(options);
// An error stops the thread and then the build.
parentPort?.on('message', (inputs: PageInput[]) => {
  write(inputs);
  parentPort?.postMessage(inputs.length);
});
