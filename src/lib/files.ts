import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file of the built site: its path in the output folder, such as `en/contact.html`, and its content. */
export interface SiteFile {
  path: string;
  content: string | Uint8Array;
}

/** Stores a file of a site and returns its URL. */
export type AddFile = (name: string, extension: string, content: string | Uint8Array) => string;

/**
 * Renames a folder atomically, unless the target exists.
 *
 * @returns false when the target exists or another run has already moved the folder
 * @throws when the system refuses, for example for lack of permissions
 */
export function renameIfFree(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // Windows reports EPERM when the target folder exists.
    if (['EEXIST', 'ENOTEMPTY', 'ENOENT'].includes(code) || (code === 'EPERM' && existsSync(to)))
      return false;
    throw error;
  }
}

/**
 * Writes files to a folder, each as soon as it is made.
 *
 * @throws when one cannot be written or made
 */
export function writeFiles(folder: string, files: Iterable<SiteFile>): void {
  const folders = new Set<string>();
  for (const { path, content } of files) {
    const file = join(folder, path);
    if (!folders.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    folders.add(dirname(file));
    writeFileSync(file, content);
  }
}
