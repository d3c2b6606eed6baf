import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../../../lib/replace-file';

/**
 * Returns a picture from the cache, or creates it.
 *
 * @param root the folder of the site
 * @param name the name of its file in the cache, which names all that it depends on
 */
export async function cachedPicture(
  root: string,
  name: string,
  create: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const folder = join(root, '.cache/pictures');
  const file = join(folder, name);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeAtomically(file, await create());
  }
  return readFileSync(file);
}
