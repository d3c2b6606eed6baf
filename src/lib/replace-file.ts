import {
  accessSync,
  chmodSync,
  constants,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';

/**
 * Replaces files, or none of them. After a power failure each has either its old or its new content. All of the new content
 * is on the disk before the first file changes, so that a full disk changes nothing. Every command that rewrites a file of the
 * project uses this function.
 *
 * @param contents the content of each file by its path, which need not exist; null removes the file
 * @throws when a file cannot be written or replaced; all of them then keep their old content
 */
export function replaceFiles(contents: ReadonlyMap<string, string | Uint8Array | null>): void {
  const files = [...contents].map(([file, content]) => {
    const existing = statSync(file, { throwIfNoEntry: false });
    // Through a symbolic link, the target changes and the link stays; the link is what is removed.
    const target = existing && content !== null ? realpathSync(file) : file;
    // A rename would also replace a read-only file.
    if (existing) accessSync(target, constants.W_OK);
    const former = existing ? readFileSync(target) : null;
    return { target, content, former, mode: existing?.mode };
  });
  let replaced = 0;
  try {
    for (const { target, content, mode } of files)
      if (content !== null) writeDraft(target, content, true, mode);
    for (const { target, content } of files) {
      if (content === null) rmSync(target, { force: true });
      else renameSync(draftOf(target), target);
      replaced += 1;
    }
  } catch (error) {
    for (const { target } of files) rmSync(draftOf(target), { force: true });
    // Some systems replace no file that another program has open.
    for (const { target, former, mode } of files.slice(0, replaced))
      if (former === null) rmSync(target, { force: true });
      else writeAtomically(target, former, { flush: true, mode });
    throw error;
  }
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
  try {
    writeDraft(file, content, flush, mode);
    renameSync(draftOf(file), file);
  } catch (error) {
    rmSync(draftOf(file), { force: true });
    throw error;
  }
}

function draftOf(file: string): string {
  return `${file}.${process.pid}.draft`;
}

function writeDraft(file: string, content: string | Uint8Array, flush: boolean, mode?: number): void {
  writeFileSync(draftOf(file), content, { flush });
  if (mode !== undefined) chmodSync(draftOf(file), mode);
}
