import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Problem } from './problem';
import { readSource, type Source } from './source';

/** The code of a file that cannot be read: there is nothing to check. */
export const UNREADABLE = 'FILE-001';

/**
 * Reads a JSON file of the project.
 *
 * @param file its name in the project, or an absolute path
 * @returns the source, and what is wrong with the file or its syntax
 */
export function readJson(root: string, file: string): { source: Source; problems: Problem[] } {
  try {
    return readSource(file, readFileSync(resolve(root, file), 'utf8'));
  } catch (error) {
    return { source: readSource(file, '').source, problems: [unreadable(file, error)] };
  }
}

/** What keeps a file or a folder from being read, in words. */
export function unreadable(file: string, error: unknown): Problem {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return {
    file,
    line: 1,
    column: 1,
    severity: 'error',
    code: UNREADABLE,
    place: '',
    message: reasons[code] ?? `this cannot be read: ${message}.`,
    suggestion: null,
  };
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file; was it moved or renamed?',
  EISDIR: 'this is a folder; a file is needed here.',
  EACCES: 'this file may not be read; look at its permissions.',
};
