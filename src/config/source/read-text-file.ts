import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { positionsIn } from '../../lib/text/text-position';
import { createProblem } from '../rule-info';
import type { Problem } from './problem';
import { unreadableFile } from '../rules/source/unreadable-file';
import { wrongEncoding } from '../rules/source/wrong-encoding';

/** A text file of the project, decoded as strict UTF-8. */
interface TextFile {
  /** The content without a byte order mark; empty when the file has problems. */
  text: string;
  /** A file with problems must be neither used nor written. */
  problems: Problem[];
}

/**
 * Reads a text file of the site or the project. All files that the maintainer edits or a command rewrites are read
 * here: a file that is not valid UTF-8 has problems and no text, so that it cannot be written back.
 *
 * @param root the folder of the site, or that of the project
 * @param file its name in the folder, or an absolute path
 */
export function readTextFile(root: string, file: string): TextFile {
  try {
    const bytes = readFileSync(resolve(root, file));
    const text = new TextDecoder().decode(bytes);
    // The decoder writes � for what is not UTF-8; a text in UTF-16 has zero bytes.
    const fault = text.search(/[\0\uFFFD]/);
    if (fault < 0) return { text, problems: [] };
    const finding = { message: messageOf(bytes, text), data: { file } };
    const place = { file, ...positionsIn(text)(fault) };
    return { text: '', problems: [createProblem(wrongEncoding, finding, place)] };
  } catch (error) {
    return { text: '', problems: [unreadableProblem(file, error)] };
  }
}

/** Returns what is wrong with a file that is not UTF-8: its encoding, some of its letters, or that it is no text. */
function messageOf(bytes: Buffer, text: string) {
  const [first, second] = bytes;
  if (second !== 0 && (first === 0 || (first === 0xfe && second === 0xff))) return 'bigEndian';
  if (first !== 0 && (second === 0 || (first === 0xff && second === 0xfe))) return 'littleEndian';
  if (text.includes('\0') && !/^\s*[[{]/.test(text)) return 'document';
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const isUtf8 = bytes.includes('\uFFFD') || count(/[^\0-\x7f\uFFFD]/g) > count(/\uFFFD/g);
  return isUtf8 || text.includes('\0') ? 'letters' : 'encoding';
}

/** Returns the problem of a file or folder that cannot be read. */
export function unreadableProblem(file: string, error: unknown): Problem {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const other = { message: 'other', data: { reason: message } } as const;
  return createProblem(unreadableFile, code === 'ENOENT' ? { message: 'missing', data: { file } } : other, {
    file,
  });
}
