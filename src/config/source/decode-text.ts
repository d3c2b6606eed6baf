import { isUtf8, transcode } from 'node:buffer';
import { withoutByteOrderMark } from '../../lib/json';
import { positionsIn } from '../../lib/text/text-position';
import { createProblem } from '../rule';
import type { Problem } from './problem';
import { wrongEncoding } from './rules/wrong-encoding';

/** A text file of the project, decoded as strict UTF-8. */
export interface DecodedText {
  /** The content without a byte order mark; empty when the file has problems. */
  text: string;
  /** Problems of the encoding. A file with problems must be neither used nor written. */
  problems: Problem[];
}

/**
 * Decodes a text file as strict UTF-8. A lenient decoder replaces letters with �, and a command that rewrites the file
 * would save them; this function reports the problem and how to fix it.
 *
 * @param file the name of the file, for messages
 */
export function decodeText(file: string, bytes: Uint8Array): DecodedText {
  const nothing = (problems: Problem[]) => ({ text: '', problems });
  const wide = wideEncoding(bytes);
  const name = file.replace(/^.*[/\\]/, '');
  if (wide !== undefined) {
    const finding = { message: 'wide', data: { file: name, encoding: wide } } as const;
    return nothing([createProblem(wrongEncoding, finding, { file, line: 1, column: 1 })]);
  }
  if (!isUtf8(bytes)) {
    const lenient = new TextDecoder('utf-8').decode(bytes);
    const at = positionsIn(lenient);
    const place = { file, ...at(firstFault(bytes)) };
    return nothing([createProblem(wrongEncoding, encodingFault(name, bytes, lenient), place)]);
  }
  // Four times as fast as decoding UTF-8 into a string.
  const text = withoutByteOrderMark(transcode(bytes, 'utf8', 'utf16le').toString('utf16le'));
  const lost = text.indexOf('\uFFFD');
  if (lost < 0) return { text, problems: [] };
  const place = { file, ...positionsIn(text)(lost) };
  return nothing([createProblem(wrongEncoding, { message: 'lost', data: { file: name } }, place)]);
}

/** Detects UTF-16 by its mark or by a zero byte in the first character, which is ASCII in JSON. */
function wideEncoding([first, second]: Uint8Array): 'UTF-16 LE' | 'UTF-16 BE' | undefined {
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0)) return 'UTF-16 LE';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'UTF-16 BE';
  return undefined;
}

/** Decodes the begin of a text; undefined when it is not UTF-8. The last character may be incomplete. */
function decodeStart(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

/** Returns the offset of the first byte that is not UTF-8, in characters. Binary search: every prefix of valid text is valid. */
function firstFault(bytes: Uint8Array): number {
  let valid = 0;
  let invalid = bytes.length + 1;
  while (invalid - valid > 1) {
    const middle = Math.floor((valid + invalid) / 2);
    if (decodeStart(bytes.subarray(0, middle)) === undefined) invalid = middle;
    else valid = middle;
  }
  return withoutByteOrderMark(decodeStart(bytes.subarray(0, valid)) ?? '').length;
}

/** Returns what is wrong with bytes that are not UTF-8, from the text that a lenient decoder reads. */
function encodingFault(file: string, bytes: Uint8Array, lenient: string) {
  if (decodeStart(bytes) !== undefined) return { message: 'cut', data: { file } } as const;
  const faults = lenient.match(/\uFFFD+/g) ?? [];
  const letters = lenient.match(/[^\0-\u007f\uFFFD]/g) ?? [];
  if (letters.length > faults.length) return { message: 'place', data: { file } } as const;
  // In European languages, letters beyond ASCII are isolated; in Arabic, they are adjacent.
  const isArabic = faults.filter((fault) => fault.length > 1).length > faults.length / 2;
  const encoding = isArabic ? 'Arabic (Windows 1256)' : 'Western (Windows 1252)';
  return { message: 'other', data: { file, encoding } } as const;
}
