import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createProblem } from '../rule';
import { decodeText, type DecodedText } from './decode-text';
import type { Problem } from './problem';
import { unreadableFile } from './rules/unreadable-file';

/** The code of the problem “file cannot be read”. */
export const UNREADABLE = unreadableFile.code;

/**
 * Reads a text file of the project. All files that the maintainer edits or a command rewrites are read here: a file that
 * is not valid UTF-8 has problems and no text, so that it cannot be written back.
 *
 * @param root the folder of the project
 * @param file its name in the project, or an absolute path
 */
export function readTextFile(root: string, file: string): DecodedText {
  try {
    return decodeText(file, readFileSync(resolve(root, file)));
  } catch (error) {
    return { text: '', problems: [unreadableProblem(file, error)] };
  }
}

/** Returns the problem of a file or folder that cannot be read. */
export function unreadableProblem(file: string, error: unknown): Problem {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const known = reasons[code];
  const finding = known ? { message: known } : ({ message: 'other', data: { reason: message } } as const);
  return createProblem(unreadableFile, finding, { file, line: 1, column: 1 });
}

/** The message for each error code of Node. */
const reasons: Record<string, 'missing' | 'folder' | 'forbidden'> = {
  ENOENT: 'missing',
  EISDIR: 'folder',
  EACCES: 'forbidden',
};
