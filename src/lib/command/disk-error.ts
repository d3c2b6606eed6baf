import { say, type MessageLanguage, type Translated } from '../text/message-language';

/**
 * Returns an error of the file system as one that says where the problem is and what to do; undefined for another error.
 *
 * @param error what a command threw
 * @param language by default that of messages
 */
export function diskError(error: unknown, language?: MessageLanguage): Error | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code: given = '', syscall, path, dest = path } = error as NodeJS.ErrnoException & { dest?: string };
  // Some file systems say so of a folder in which none can be created.
  const code = given === 'ENOENT' && syscall === 'mkdir' ? 'EACCES' : given;
  const reason = Object.hasOwn(diskReasons, code) ? diskReasons[code] : undefined;
  if (dest === undefined || reason === undefined) return undefined;
  const en = `${dest} cannot be written: ${reason.en}`;
  const text = { en, fr: `${dest} ne peut pas être écrit : ${reason.fr}` };
  return new Error(say(text, language), { cause: error });
}

const refused = {
  en: 'this user may not write there. Change the owner or the rights of the folder.',
  fr: 'vous n’avez pas le droit d’y écrire. Changez le propriétaire ou les droits du dossier.',
};
const isReadOnly = {
  en: 'the file system is read-only. Use a folder on another one.',
  fr: 'ce disque est en lecture seule. Choisissez un dossier sur un autre disque.',
};
const isFull = { en: 'the disk is full. Free some space.', fr: 'le disque est plein. Libérez de la place.' };
const isFile = {
  en: 'a folder is needed where there is a file. Move the file away.',
  fr: 'il faut un dossier là où se trouve un fichier. Déplacez ce fichier.',
};

/** Why a file or a folder cannot be written and what to do, by the code of the system. */
const diskReasons: Record<string, Translated> = {
  EACCES: refused,
  EPERM: refused,
  EROFS: isReadOnly,
  ENOSPC: isFull,
  EDQUOT: isFull,
  ENOTDIR: isFile,
  EEXIST: isFile,
};
