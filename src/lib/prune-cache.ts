import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** How long a cache keeps files that no build has used, in milliseconds: thirty days. */
const MAX_AGE = 30 * 24 * 60 * 60 * 1000;

/** Removes the files of a cache folder that were last written or used more than thirty days ago. */
export function pruneCache(folder: string): void {
  const oldest = Date.now() - MAX_AGE;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    // Another build can prune at the same time.
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats && stats.mtimeMs < oldest) rmSync(file, { force: true });
  }
}
