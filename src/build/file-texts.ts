import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Gives the text of a file as `readJson()` counts it, without the mark some editors put before it. */
export type TextOf = (file: string) => string;

/**
 * Reads the files that problems are told about, each once.
 *
 * @param root the folder of the project
 * @returns the text of a file by the name it has in problems; empty when it cannot be read
 */
export function fileTexts(root: string): TextOf {
  const texts = new Map<string, string>();
  return (file) => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const text = read(resolve(root, file));
    texts.set(file, text);
    return text;
  };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch {
    return '';
  }
}
