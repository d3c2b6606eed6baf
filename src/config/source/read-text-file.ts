import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { decodeText, type DecodedText } from './decode-text';
import { faultProblem } from './fault-problem';
import type { Problem } from './problem';

/** The code of the problem “file cannot be read”. */
export const UNREADABLE = 'FILE-001';

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
    return { mark: '', text: '', problems: [unreadableProblem(file, error)] };
  }
}

/** Returns the problem of a file or folder that cannot be read. */
export function unreadableProblem(file: string, error: unknown): Problem {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const reason = reasons[code] ?? `this cannot be read: ${message}.`;
  return faultProblem(file, UNREADABLE, { line: 1, column: 1 }, reason);
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file; was it moved or renamed?',
  EISDIR: 'this is a folder; a file is needed here.',
  EACCES: 'this file may not be read; look at its permissions.',
};
