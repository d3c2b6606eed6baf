import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isCompressible } from '../../lib/file-types';
import { progress } from '../../lib/progress';

/**
 * Brotli's best costs about a hundred times as much as its fifth level. Assets pay it once and are kept for
 * ever; a page would pay it after every change of a word, for a tenth less of bytes.
 */
const BROTLI = { assets: 11, pages: 5 } as const;
const GZIP = 9;

/** How long the cache keeps what no build has asked for, in days. */
const KEPT_DAYS = 30;

/** What compressing a folder came to. */
export interface Compressed {
  /** How many files have been looked at. */
  files: number;
  /** How many twins had to be made; the others were in the cache. */
  made: number;
}

export interface CompressOptions {
  /** What runs in each thread. */
  worker: string;
  /** How many files are compressed at once. */
  threads?: number;
}

/**
 * Puts compressed twins, `.br` and `.gz`, beside every text file of a folder, where they are smaller. Files
 * are read one by one, so that a large site needs no more memory than a small one; what was compressed
 * once is taken from the cache.
 *
 * @param folder the built site
 * @param cache where twins are kept between builds, named by content and settings
 * @returns when every twin is there
 * @throws when a file cannot be compressed, with its name
 */
export async function compressFolder(
  folder: string,
  cache: string,
  { worker, threads = availableParallelism() }: CompressOptions,
): Promise<Compressed> {
  const files = compressibleFiles(folder);
  mkdirSync(cache, { recursive: true });
  const shown = progress('Compressing', files.length);
  const made = await inThreads(files, folder, { cache, worker, threads }, shown.step);
  shown.end();
  // The cache grows only when something was made.
  if (made > 0) forgetUnused(cache);
  return { files: files.length, made };
}

/** Largest work first: the assets cost most, and a thread that starts one last would be waited for. */
function compressibleFiles(folder: string): string[] {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const assets = files.filter((file) => isAsset(folder, file));
  return [...assets, ...files.filter((file) => !isAsset(folder, file))];
}

function isAsset(folder: string, file: string): boolean {
  return /^assets[\\/]/.test(relative(folder, file));
}

/** What a thread says when it is done with a file. */
interface Answer {
  file: string;
  made?: number;
  error?: string;
}

/** Gives the files out to the threads, the next one to whichever is free, and ends them all. */
async function inThreads(
  files: string[],
  folder: string,
  { cache, worker, threads }: Required<CompressOptions> & { cache: string },
  done: () => void,
): Promise<number> {
  const workers = Array.from(
    { length: Math.min(threads, files.length) },
    () => new Worker(worker, { workerData: cache }),
  );
  let made = 0;
  let next = 0;
  const work = (thread: Worker) =>
    new Promise<void>((resolve, reject) => {
      let current = '';
      const fail = (reason: string) =>
        reject(new Error(`${relative(folder, current)} could not be compressed: ${reason}`));
      const give = () => {
        const file = files[next++];
        if (file === undefined) return resolve();
        current = file;
        thread.postMessage({
          file,
          brotli: isAsset(folder, file) ? BROTLI.assets : BROTLI.pages,
          gzip: GZIP,
        });
      };
      thread.on('message', (answer: Answer) => {
        if (answer.error !== undefined) return fail(answer.error);
        made += answer.made ?? 0;
        done();
        give();
      });
      thread.on('error', (error) => fail(error.message));
      thread.on('exit', (code) => fail(`its thread ended with code ${code}`));
      give();
    });
  try {
    await Promise.all(workers.map(work));
  } finally {
    await Promise.all(workers.map((thread) => thread.terminate()));
  }
  return made;
}

function forgetUnused(cache: string) {
  const oldest = Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(cache)) {
    const file = join(cache, name);
    // Another build may tidy up at the same time.
    const known = statSync(file, { throwIfNoEntry: false });
    if (known && known.mtimeMs < oldest) rmSync(file, { force: true });
  }
}
