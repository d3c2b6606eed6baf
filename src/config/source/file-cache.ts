import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withoutMark } from '../../lib/json';

/** Gives the text of a file as `readJson()` counts it, without the mark some editors put before it. */
export type TextOf = (file: string) => string;

/**
 * Reads the files that problems are told about, each once, to show them: a byte that is not UTF-8 is shown as �. What is
 * written back is read by `readTextFile()`.
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
    const { text } = withoutMark(readFileSync(file, 'utf8'));
    // UTF-16 is no text to whoever reads UTF-8.
    return text.includes('\0') ? '' : text;
  } catch {
    return '';
  }
}
