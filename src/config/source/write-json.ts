import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
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
  replaceFile(resolve(root, file), canonicalJson(value));
}

/**
 * Writes several JSON files of the project, or none of them.
 *
 * @param contents the new value of each file, by its name; a file need not exist
 * @throws {UserError} when a file must not be rewritten; another error when one cannot be written
 */
export function rewriteJson(root: string, contents: ReadonlyMap<string, unknown>): void {
  const files = [...contents.keys()];
  const existing = files.filter((file) => existsSync(resolve(root, file)));
  const problems = existing.flatMap((file) => readJson(root, file).problems);
  if (problems.length > 0) throw new UserError(problems.map((problem) => problemLine(problem)).join('\n'));
  const originals = new Map(existing.map((file) => [file, readFileSync(resolve(root, file))]));
  const written: string[] = [];
  try {
    for (const [file, value] of contents) {
      writeJson(root, file, value);
      written.push(file);
    }
  } catch (error) {
    for (const file of written) {
      const original = originals.get(file);
      if (original) replaceFile(resolve(root, file), original);
      else rmSync(resolve(root, file));
    }
    throw error;
  }
}
