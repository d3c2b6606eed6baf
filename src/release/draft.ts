import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDraft } from '../lib/drafts';
import { diskReasons } from '../lib/command/disk-error';
import { UserError } from '../lib/user-error';

/** The modes of everything that is published: the web server is another user. */
const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;

/**
 * Runs a task in a draft folder of the releases, and removes the folder afterwards. The draft is also the lock: a second
 * release is refused while this process runs, and a killed one holds nothing.
 *
 * @param target the folder of all releases; it is created
 * @throws when another release is running, or the folder cannot be written; the message says what to do
 */
export async function inDraft<T>(target: string, task: (draft: string) => Promise<T>): Promise<T> {
  let own: string | undefined;
  try {
    createFolder(target);
    const { draft, others } = openDraft(join(target, '.next'));
    own = draft;
    if (others.length > 0)
      throw new UserError(
        `Another release into ${target} is running (process ${others.join(', ')}). Wait until it has ended, then release again.`,
      );
    return await task(draft);
  } catch (error) {
    throw readable(error as NodeJS.ErrnoException, target);
  } finally {
    if (own) rmSync(own, { recursive: true, force: true });
  }
}

/** Makes the files of a release readable for the web server, whatever the umask and the modes of their sources. */
export function setModes(release: string): void {
  setMode(release, FOLDER_MODE);
  for (const entry of readdirSync(release, { recursive: true, withFileTypes: true }))
    setMode(join(entry.parentPath, entry.name), entry.isDirectory() ? FOLDER_MODE : FILE_MODE);
}

function setMode(path: string, mode: number) {
  // A retained asset can belong to somebody else, who has set its mode.
  if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
}

function createFolder(folder: string) {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  mkdirSync(folder);
  chmodSync(folder, FOLDER_MODE);
}

/** Returns an error of the file system as a message that says what to do; another error as it is. */
export function readable(error: NodeJS.ErrnoException, target: string): Error {
  // Creating a folder in one that cannot be written is reported as ENOENT for some file systems.
  const problem =
    diskReasons[error.code === 'ENOENT' && error.syscall === 'mkdir' ? 'EACCES' : (error.code ?? '')];
  if (!problem || !error.path?.startsWith(target)) return error;
  return new Error(
    `${error.path} cannot be written: ${problem} Or release into another folder with --to. The current release is unchanged.`,
  );
}
