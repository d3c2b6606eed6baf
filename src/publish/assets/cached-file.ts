import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeAtomically } from '../../lib/replace-file';

interface CachedFile {
  /** Its folder in the cache, and the beginning of its name. */
  name: string;
  extension: string;
  /** What it is made from, and what else it depends on. */
  source: string | Uint8Array;
  settings: unknown;
}

/** Returns a file from the cache, or creates it. */
export async function cachedFile(
  root: string,
  { name, extension, source, settings }: CachedFile,
  create: () => Promise<Uint8Array>,
): Promise<Buffer> {
  const hash = createHash('sha256').update(source).update(JSON.stringify(settings)).digest('hex');
  const file = join(root, '.cache', `${name}-${hash.slice(0, 16)}.${extension}`);
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeAtomically(file, await create());
  }
  return readFileSync(file);
}
