import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Returns the paths of all files in a folder, relative and with `/`, in the same order on every system.
 *
 * @throws when an entry is neither a file nor a folder, such as a link that may point outside
 */
export function releasedFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
      if (!entry.isFile())
        throw new Error(`${path} is neither a file nor a folder. Remove it: a site contains nothing else.`);
      return path;
    })
    .toSorted((one, other) => (one < other ? -1 : 1));
}
