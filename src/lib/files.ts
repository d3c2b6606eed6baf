import { existsSync, renameSync } from 'node:fs';

/**
 * Moves a folder in one step, so that it is there whole or not at all.
 *
 * @returns false when something stands at its goal or another run has taken it away already
 * @throws when the system does not allow it
 */
export function renameIfFree(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Windows says EPERM where a folder stands in the way.
    if (['EEXIST', 'ENOTEMPTY', 'ENOENT'].includes(code) || (code === 'EPERM' && existsSync(to)))
      return false;
    throw error;
  }
}
