// Compresses files of the built site, one after the other, as src/prerender/compress/compress.ts tells it. Plain
// JavaScript, for it runs in a thread of its own, where no bundle of a command leads.
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How long a file of the cache may go without being marked as used, in milliseconds: one day. */
const MARKED = 24 * 60 * 60 * 1000;

const cache = workerData;
const encodings = [
  {
    ending: '.br',
    library: process.versions.brotli,
    compressed: (bytes, quality) =>
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  {
    ending: '.gz',
    library: process.versions.zlib,
    compressed: (bytes, _quality, level) => gzipSync(bytes, { level }),
  },
];

parentPort.on('message', ({ file, brotli, gzip }) => {
  try {
    const bytes = readFileSync(file);
    const made = encodings.filter((encoding) => twin(file, bytes, encoding, brotli, gzip)).length;
    parentPort.postMessage({ file, made });
  } catch (error) {
    parentPort.postMessage({ file, error: error instanceof Error ? error.message : String(error) });
  }
});

/** Puts the twin of a file beside it, from the cache when it is there; true when it had to be made. */
function twin(file, bytes, { ending, library, compressed }, brotli, gzip) {
  const settings = `${ending} ${ending === '.br' ? brotli : gzip} ${library}\n`;
  const kept = join(cache, createHash('sha256').update(settings).update(bytes).digest('hex') + ending);
  const known = statSync(kept, { throwIfNoEntry: false });
  if (!known) {
    const smaller = compressed(bytes, brotli, gzip);
    // An empty file says that compressing gains nothing.
    const draft = `${kept}.${process.pid}-${threadId}`;
    writeFileSync(draft, smaller.length < bytes.length ? smaller : '');
    renameSync(draft, kept);
    if (smaller.length < bytes.length) writeFileSync(file + ending, smaller);
    return true;
  }
  if (Date.now() - known.mtimeMs > MARKED) utimesSync(kept, new Date(), new Date());
  if (known.size > 0) copyFileSync(kept, file + ending);
  return false;
}
