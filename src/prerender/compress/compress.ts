import { mkdirSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isCompressible } from '../../lib/file-types';
import { progress } from '../../lib/progress';
import { pruneCache } from '../../lib/prune-cache';

/**
 * Brotli's highest level takes about a hundred times as long as level 5. Assets are compressed once and cached
 * forever; a page would be compressed again after every change of a text, to save a tenth of its bytes.
 */
const BROTLI = { assets: 11, pages: 5 } as const;
const GZIP = 9;

/** The result of `compressFolder`. */
export interface Compressed {
  /** The number of compressible files. */
  files: number;
  /** The number of precompressed files that were generated; the others were in the cache. */
  made: number;
}

export interface CompressOptions {
  /** The script of the worker threads. */
  worker: string;
  /** The number of files that are compressed at once. */
  threads?: number;
}

/**
 * Writes precompressed files, `.br` and `.gz`, next to every text file of a folder when they are smaller. Files are
 * read one by one, so that a large site needs no more memory than a small one. Results are cached between builds.
 *
 * @param folder the built site
 * @param cache the folder of the cache, whose files are named by a hash of content and settings
 * @throws when a file cannot be compressed; the message names the file
 */
export async function compressFolder(
  folder: string,
  cache: string,
  { worker, threads = availableParallelism() }: CompressOptions,
): Promise<Compressed> {
  const files = compressibleFiles(folder);
  mkdirSync(cache, { recursive: true });
  const bar = progress('Compressing', files.length);
  const made = await compressInThreads(files, folder, { cache, worker, threads }, bar.step);
  bar.end();
  // The cache only grows when files were generated.
  if (made > 0) pruneCache(cache);
  return { files: files.length, made };
}

/** Returns the slowest files first: when an asset comes last, all other threads wait for it. */
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

/** The message of a thread when a file is done. */
interface WorkerResult {
  file: string;
  made?: number;
  error?: string;
}

/** Distributes the files among worker threads and terminates the threads at the end. */
async function compressInThreads(
  files: string[],
  folder: string,
  { cache, worker, threads }: Required<CompressOptions> & { cache: string },
  onFile: () => void,
): Promise<number> {
  const workers = Array.from(
    { length: Math.min(threads, files.length) },
    () => new Worker(worker, { workerData: cache }),
  );
  let made = 0;
  let next = 0;
  const run = (thread: Worker) =>
    new Promise<void>((resolve, reject) => {
      let current = '';
      const fail = (reason: string) =>
        reject(new Error(`${relative(folder, current)} could not be compressed: ${reason}`));
      const sendNext = () => {
        const file = files[next++];
        if (file === undefined) return resolve();
        current = file;
        thread.postMessage({
          file,
          brotli: isAsset(folder, file) ? BROTLI.assets : BROTLI.pages,
          gzip: GZIP,
        });
      };
      thread.on('message', (result: WorkerResult) => {
        if (result.error !== undefined) return fail(result.error);
        made += result.made ?? 0;
        onFile();
        sendNext();
      });
      thread.on('error', (error) => fail(error.message));
      thread.on('exit', (code) => fail(`its thread ended with code ${code}`));
      sendNext();
    });
  try {
    await Promise.all(workers.map(run));
  } finally {
    await Promise.all(workers.map((thread) => thread.terminate()));
  }
  return made;
}
