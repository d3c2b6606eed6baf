import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Returns a hash of the files in `src/` and `scripts/` without the tests, and of the package versions.
 *
 * @param {string} root the folder of the project
 * @param {...(string | Uint8Array)} inputs other inputs of the hash
 */
export function sourceHash(root, ...inputs) {
  const hash = createHash('sha256');
  const files = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...files.toSorted(), join(root, 'package-lock.json')]) {
    hash.update(relative(root, file)).update(readFileSync(file));
  }
  for (const part of inputs) hash.update(part);
  return hash.digest('hex').slice(0, 16);
}
