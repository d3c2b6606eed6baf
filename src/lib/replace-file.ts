import {
  accessSync,
  chmodSync,
  constants,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';

/**
 * Replaces a file atomically: after a power failure or on a full disk, the file has either its old or its new
 * content. Every command that rewrites a file of the project uses this function.
 *
 * @param file its path; the file need not exist
 * @throws when the file cannot be written; it then keeps its old content
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const existing = statSync(file, { throwIfNoEntry: false });
  // Through a symbolic link, the target changes and the link stays.
  const target = existing ? realpathSync(file) : file;
  // A rename would also replace a read-only file.
  if (existing) accessSync(target, constants.W_OK);
  writeAtomically(target, content, { flush: true, mode: existing?.mode });
}

/**
 * Writes a file to a draft in the same folder and renames it, so that other processes never read a partial file.
 *
 * @param flush whether to wait until the content is on the disk
 * @param mode the permissions of the file; those of the process by default
 * @throws when the file cannot be written; the draft is then removed
 */
export function writeAtomically(
  file: string,
  content: string | Uint8Array,
  { flush = false, mode }: { flush?: boolean; mode?: number | undefined } = {},
): void {
  const draft = `${file}.${process.pid}.draft`;
  try {
    writeFileSync(draft, content, { flush });
    if (mode !== undefined) chmodSync(draft, mode);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
