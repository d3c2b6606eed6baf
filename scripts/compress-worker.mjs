// Compresses files of the built site one by one, on messages from src/prerender/compress/compress.ts. Plain JavaScript,
// because it runs in a worker thread, also without a bundle (in tests).
import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The interval at which the time of a used cache file is refreshed, in milliseconds: one day. */
const REFRESH_AFTER = 24 * 60 * 60 * 1000;

const cache = workerData;
const encodings = [
  {
    ending: '.br',
    library: process.versions.brotli,
    compress: (bytes, quality) =>
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
    compress: (bytes, _quality, level) => gzipSync(bytes, { level }),
  },
];

parentPort.on('message', ({ file, brotli, gzip }) => {
  try {
    const bytes = readFileSync(file);
    const generated = encodings.filter((encoding) => precompress(file, bytes, encoding, brotli, gzip)).length;
    parentPort.postMessage({ file, made: generated });
  } catch (error) {
    parentPort.postMessage({ file, error: error instanceof Error ? error.message : String(error) });
  }
});

/** Writes a precompressed file next to a file, from the cache when possible. Returns whether it was generated. */
function precompress(file, bytes, { ending, library, compress }, brotli, gzip) {
  const settings = `${ending} ${ending === '.br' ? brotli : gzip} ${library}\n`;
  const cached = join(cache, createHash('sha256').update(settings).update(bytes).digest('hex') + ending);
  const stats = statSync(cached, { throwIfNoEntry: false });
  if (!stats) {
    const compressed = compress(bytes, brotli, gzip);
    // An empty cache file means that compression does not help.
    const draft = `${cached}.${process.pid}-${threadId}`;
    const isSmaller = compressed.length < bytes.length;
    writeFileSync(draft, isSmaller ? compressed : '');
    renameSync(draft, cached);
    if (isSmaller) writeFileSync(file + ending, compressed);
    return true;
  }
  if (Date.now() - stats.mtimeMs > REFRESH_AFTER) utimesSync(cached, new Date(), new Date());
  if (stats.size > 0) copyFileSync(cached, file + ending);
  return false;
}
