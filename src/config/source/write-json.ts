import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { replaceFile } from '../../lib/replace-file';
import { UserError } from '../../lib/user-error';
import { problemLine } from './problem';
import { readJson } from './json-source';

/** Returns the text of a JSON file of the project. A value has one form, which Prettier writes too. */
export function canonicalJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Writes a JSON file of the project in its canonical form, atomically.
 *
 * @param file its name in the project, or an absolute path
 * @param value the value that `readJson()` read without problems, with changes
 * @throws when the file cannot be written; it then keeps its old content
 */
export function writeJson(root: string, file: string, value: unknown): void {
  const path = resolve(root, file);
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, canonicalJson(value));
}

/**
 * Writes several JSON files of the project, or none of them.
 *
 * @param contents the new value of each file, by its name; a file need not exist
 * @returns the contents of the files before
 * @throws {UserError} when a file must not be rewritten; another error when one cannot be written
 */
export function rewriteJson(root: string, contents: ReadonlyMap<string, unknown>): FileContents {
  const originals = fileContents(root, contents.keys());
  const problems = [...originals].flatMap(([file, text]) =>
    text === null ? [] : readJson(root, file).problems,
  );
  if (problems.length > 0) throw new UserError(problems.map((problem) => problemLine(problem)).join('\n'));
  const written = new Map<string, string | null>();
  try {
    for (const [file, value] of contents) {
      writeJson(root, file, value);
      written.set(file, originals.get(file) ?? null);
    }
  } catch (error) {
    restoreFiles(root, written);
    throw error;
  }
  return originals;
}

/** The contents of files of the project by name; null for one that does not exist. */
export type FileContents = ReadonlyMap<string, string | null>;

/** Reads some files. */
export function fileContents(root: string, names: Iterable<string>): FileContents {
  return new Map(
    [...names].map((file) => {
      const path = resolve(root, file);
      return [file, existsSync(path) ? readFileSync(path, 'utf8') : null];
    }),
  );
}

/** Writes files as they were, and removes those that did not exist. */
export function restoreFiles(root: string, contents: FileContents): void {
  for (const [file, text] of contents)
    if (text === null) rmSync(resolve(root, file));
    else replaceFile(resolve(root, file), text);
}
