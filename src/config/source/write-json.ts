import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { replaceFiles } from '../../lib/replace-file';
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
  writeContents(root, new Map([[file, canonicalJson(value)]]));
}

/** The contents of files of the project by name; null for one that does not exist. */
export type FileContents = ReadonlyMap<string, string | Uint8Array | null>;

/** The contents of files before and after a change. */
export interface FileChange {
  before: FileContents;
  after: ReadonlyMap<string, string | Uint8Array>;
}

/**
 * Writes several JSON files of the project, or none of them.
 *
 * @param contents the new value of each file, by its name; a file need not exist. Bytes are a new file as it is, such as a picture
 * @throws {UserError} when a file must not be rewritten; another error when one cannot be written
 */
export function rewriteJson(root: string, contents: ReadonlyMap<string, unknown>): FileChange {
  const before = fileContents(root, contents.keys());
  const problems = [...before].flatMap(([file, text]) =>
    text === null ? [] : readJson(root, file).problems,
  );
  if (problems.length > 0) throw new UserError(problems.map((problem) => problemLine(problem)).join('\n'));
  const contentOf = (value: unknown) => (value instanceof Uint8Array ? value : canonicalJson(value));
  const after = new Map([...contents].map(([file, value]) => [file, contentOf(value)]));
  writeContents(root, after);
  return { before, after };
}

/** Reads some files. */
export function fileContents(root: string, names: Iterable<string>): ReadonlyMap<string, Buffer | null> {
  return new Map(
    [...names].map((file) => {
      const path = resolve(root, file);
      return [file, existsSync(path) ? readFileSync(path) : null];
    }),
  );
}

/** Writes all of some files, or none: those with null are removed. @throws when one cannot be written */
export function writeContents(root: string, contents: FileContents): void {
  const files = new Map([...contents].map(([file, text]) => [resolve(root, file), text]));
  for (const path of files.keys()) mkdirSync(dirname(path), { recursive: true });
  replaceFiles(files);
}
