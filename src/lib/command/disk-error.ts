/**
 * Returns an error of the file system as one that says where the problem is and what to do; undefined for another error.
 *
 * @param error what a command threw
 */
export function diskError(error: unknown): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code: given = '', syscall, path, dest = path } = error as NodeJS.ErrnoException & { dest?: string };
  // Some file systems say so of a folder in which none can be created.
  const code = given === 'ENOENT' && syscall === 'mkdir' ? 'EACCES' : given;
  if (dest === undefined || !Object.hasOwn(diskReasons, code)) return undefined;
  return new Error(`${dest} cannot be written: ${diskReasons[code]}`, { cause: error });
}

const isFile = 'a folder is needed where there is a file. Move the file away.';
const refused = 'this user may not write there. Change the owner or the rights of the folder.';

/** Why a file or a folder cannot be written and what to do, by the code of the system. */
const diskReasons: Record<string, string> = {
  EACCES: refused,
  EPERM: refused,
  EROFS: 'the file system is read-only. Use a folder on another one.',
  ENOSPC: 'the disk is full. Free some space.',
  EDQUOT: 'the disk quota of this user is used up. Free some space.',
  ENOTDIR: isFile,
  EEXIST: isFile,
};
