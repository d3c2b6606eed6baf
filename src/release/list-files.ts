import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The files of a folder: their paths under it, with `/`, sorted by their letters wherever it is run.
 *
 * @throws when something in it is neither a file nor a folder, such as a link that may lead out of it
 */
export function releasedFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
      if (!entry.isFile())
        throw new Error(`${path} is neither a file nor a folder: a site holds nothing else.`);
      return path;
    })
    .toSorted((one, other) => (one < other ? -1 : 1));
}
