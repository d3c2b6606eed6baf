import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../../../lib/file-types';
import { pruneCache } from '../../../lib/prune-cache';
import { writeAtomically } from '../../../lib/replace-file';

/** The highest levels of compression. Only what has changed is compressed: results are cached. */
const LEVELS = { '.br': 11, '.gz': 9 } as const;

type Ending = keyof typeof LEVELS;

/** The number of files that are compressed at once: that of the threads of Node for such work. */
const CONCURRENCY = 4;

/** The interval at which the time of a used cache file is refreshed, in milliseconds: one day. */
const REFRESH_AFTER = 24 * 60 * 60 * 1000;

/**
 * Writes precompressed files, `.br` and `.gz`, next to every text file of a folder when they are smaller. Files are
 * read one by one, so that a large site needs no more memory than a small one. Results are cached between builds.
 *
 * @param folder the built site
 * @param cache the folder of the cache, whose files are named by a hash of content and settings
 * @returns the number of files that were generated; the others were in the cache
 * @throws when a file cannot be compressed; the message names the file
 */
export async function compressFolder(folder: string, cache: string): Promise<number> {
  mkdirSync(cache, { recursive: true });
  let made = 0;
  const waiting = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .values();
  // Each loop takes the next file when it has finished one.
  const loops = Array.from({ length: CONCURRENCY }, async () => {
    for (const file of waiting) {
      try {
        for (const ending of ['.br', '.gz'] as const) {
          if (await precompress(file, ending, cache)) made += 1;
        }
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${relative(folder, file)} could not be compressed: ${reason}`, { cause: error });
      }
    }
  });
  await Promise.all(loops);
  // The cache only grows when files were generated.
  if (made > 0) pruneCache(cache);
  return made;
}

const versions = { '.br': process.versions.brotli, '.gz': process.versions.zlib };

/** Writes a precompressed file next to a file, from the cache when possible. Returns whether it was generated. */
async function precompress(file: string, ending: Ending, cache: string): Promise<boolean> {
  const bytes = readFileSync(file);
  const hash = createHash('sha256').update(`${ending} ${LEVELS[ending]} ${versions[ending]}\n`).update(bytes);
  const cached = join(cache, hash.digest('hex') + ending);
  const stats = statSync(cached, { throwIfNoEntry: false });
  if (!stats) {
    const compressed = await compress(bytes, ending);
    // An empty cache file means that compression does not help.
    const isSmaller = compressed.length < bytes.length;
    writeAtomically(cached, isSmaller ? compressed : '');
    if (isSmaller) writeFileSync(file + ending, compressed);
    return true;
  }
  if (Date.now() - stats.mtimeMs > REFRESH_AFTER) utimesSync(cached, new Date(), new Date());
  if (stats.size > 0) copyFileSync(cached, file + ending);
  return false;
}

function compress(bytes: Uint8Array, ending: Ending): Promise<Uint8Array> {
  if (ending === '.gz') return promisify(gzip)(bytes, { level: LEVELS[ending] });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: LEVELS[ending],
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return promisify(brotliCompress)(bytes, { params });
}
