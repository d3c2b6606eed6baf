import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Returns the text of a file with the offsets of `readJson()`: without a byte order mark. */
export type TextOf = (file: string) => string;

/**
 * Returns a function that reads files for display, each once. A byte that is not UTF-8 becomes �; files that are written
 * back are read by `readTextFile()`.
 *
 * @param root the folder of the project
 * @returns the text of a file by its name in problems; empty when the file cannot be read
 */
export function fileTexts(root: string): TextOf {
  const texts = new Map<string, string>();
  return (file) => {
    const cached = texts.get(file);
    if (cached !== undefined) return cached;
    const text = read(resolve(root, file));
    texts.set(file, text);
    return text;
  };
}

function read(file: string): string {
  try {
    return new TextDecoder().decode(readFileSync(file));
  } catch {
    return '';
  }
}
