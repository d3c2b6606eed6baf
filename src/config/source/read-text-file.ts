import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { decodedText, type DecodedText } from './decode-text';
import { faultProblem } from './fault-problem';
import type { Problem } from './problem';

/** The code of a file that cannot be read: there is nothing to check. */
export const UNREADABLE = 'FILE-001';

/**
 * Reads a text file of the project. Every file that a maintainer writes and every file that a command rewrites is read
 * here: a file that is not sound UTF-8 has a problem and no text, so that it cannot be written back.
 *
 * @param root the folder of the project
 * @param file its name in the project, or an absolute path
 */
export function readTextFile(root: string, file: string): DecodedText {
  try {
    return decodedText(file, readFileSync(resolve(root, file)));
  } catch (error) {
    return { mark: '', text: '', problems: [unreadable(file, error)] };
  }
}

/** What keeps a file or a folder from being read, in words. */
export function unreadable(file: string, error: unknown): Problem {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const reason = reasons[code] ?? `this cannot be read: ${message}.`;
  return faultProblem(file, UNREADABLE, { line: 1, column: 1 }, reason);
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file; was it moved or renamed?',
  EISDIR: 'this is a folder; a file is needed here.',
  EACCES: 'this file may not be read; look at its permissions.',
};
