import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeAtomically } from '../../lib/replace-file';

/**
 * Returns a file from the cache, or creates it.
 *
 * @param root the folder of the site
 * @param path its path in the cache, which names all that it depends on
 */
export async function cachedFile(
  root: string,
  path: string,
  create: () => Promise<Uint8Array>,
): Promise<Buffer> {
  const file = join(root, '.cache', path);
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeAtomically(file, await create());
  }
  return readFileSync(file);
}
