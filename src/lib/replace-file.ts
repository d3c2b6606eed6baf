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
 * Writes a text file so that it is there whole, old or new, whenever the power goes or the disk is full: into a new
 * file beside it, which then takes its place. Every command that rewrites a file of the project writes here.
 *
 * @param file its path; it need not be there yet
 * @param text what shall stand in it
 * @throws when it cannot be written; what was there before is there still
 */
export function replaceFile(file: string, text: string): void {
  const known = statSync(file, { throwIfNoEntry: false });
  // Behind a link it is the file that changes, not the link.
  const target = known ? realpathSync(file) : file;
  // A new file could take the place of one that must not be written.
  if (known) accessSync(target, constants.W_OK);
  const draft = `${target}.${process.pid}.draft`;
  try {
    writeFileSync(draft, text, { flush: true });
    if (known) chmodSync(draft, known.mode);
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
