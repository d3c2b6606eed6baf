import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFiles } from '../../../config/read-config';
import { withoutByteOrderMark } from '../../../lib/json';
import { replaceFile } from '../../../lib/replace-file';

/** The texts of files by name; null for one that does not exist. */
export type FileTexts = ReadonlyMap<string, string | null>;

/** Reads some files. */
export function fileTexts(root: string, names: Iterable<string>): FileTexts {
  return new Map([...names].map((file) => [file, textOf(root, file)]));
}

/** Writes files as they were. */
export function restoreFiles(root: string, texts: FileTexts): void {
  for (const [file, text] of texts)
    if (text === null) rmSync(join(root, file));
    else replaceFile(join(root, file), text);
}

/** Returns whether the config and the locale files are still as they were read. */
export function isUnchanged(root: string, files: SiteFiles | undefined): boolean {
  if (!files) return false;
  // A locale file that a site does not need is read as an empty one.
  return [files.source, ...Object.values(files.locales)].every(
    ({ file, text }) => withoutByteOrderMark(textOf(root, file) ?? '{}') === text,
  );
}

function textOf(root: string, file: string): string | null {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
