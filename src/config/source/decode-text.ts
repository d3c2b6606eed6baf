import { faultProblem } from './fault-problem';
import { placesIn } from '../../lib/text-position';
import type { Problem } from './problem';
import { signFaults } from './character-faults';
import { withoutMark } from '../../lib/json';

/** The code of a file in another encoding. */
export const NOT_UTF8 = 'FILE-002';

/** A text file of the project, read strictly. */
export interface DecodedText {
  /** The byte order mark that some editors put before a text, to be written back; empty when there is none. */
  mark: string;
  /** What stands in the file, without the mark; empty when something is wrong with it. */
  text: string;
  /** What is wrong with the encoding or the signs of the file: it must be neither used nor written then. */
  problems: Problem[];
}

/**
 * Decodes a text file as UTF-8 and nothing else. Where a lenient reader would put � in the place of letters, and a
 * command that rewrites the file would then save it, this one says what is wrong and how to mend it.
 *
 * @param file the name of the file, for messages
 * @param bytes what stands in it
 */
export function decodedText(file: string, bytes: Uint8Array): DecodedText {
  const nothing = (problems: Problem[]) => ({ mark: '', text: '', problems });
  const wide = wideEncoding(bytes);
  if (wide !== undefined)
    return nothing([
      notUtf8(file, { line: 1, column: 1 }, `is saved as ${wide}, not as UTF-8. ${reopen(wide)}`),
    ]);
  const read = strictly(bytes);
  if (read === undefined) {
    const lenient = new TextDecoder('utf-8').decode(bytes);
    const at = placesIn(lenient);
    return nothing([notUtf8(file, at(firstFault(bytes)), encodingFault(bytes, lenient))]);
  }
  const { mark, text } = withoutMark(read);
  const problems = signFaults(file, text);
  return problems.length > 0 ? nothing(problems) : { mark, text, problems };
}

/** UTF-16, by its mark or by the zero in each of the first letters, which are JSON's and so ASCII. */
function wideEncoding([first, second]: Uint8Array): 'UTF-16 LE' | 'UTF-16 BE' | undefined {
  if ((first === 0xff && second === 0xfe) || (second === 0 && first !== 0)) return 'UTF-16 LE';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'UTF-16 BE';
  return undefined;
}

/** What stands in the file; undefined when it is not UTF-8. */
function strictly(bytes: Uint8Array, isWhole = true): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: !isWhole });
  } catch {
    return undefined;
  }
}

/** How many letters are before the first byte that is not UTF-8. Halves: every beginning of sound text is sound. */
function firstFault(bytes: Uint8Array): number {
  let sound = 0;
  let broken = bytes.length + 1;
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2);
    if (strictly(bytes.subarray(0, middle), false) === undefined) broken = middle;
    else sound = middle;
  }
  return withoutMark(strictly(bytes.subarray(0, sound), false) ?? '').text.length;
}

function encodingFault(bytes: Uint8Array, lenient: string): string {
  if (strictly(bytes, false) !== undefined)
    return 'ends in the middle of a letter: it was cut off. Take it as it was last committed.';
  const faults = lenient.match(/\uFFFD+/g) ?? [];
  const letters = lenient.match(/[^\0-\u007f\uFFFD]/g) ?? [];
  if (letters.length > faults.length)
    return 'is not UTF-8 at this place, while the rest of it is. Type the letter again where � is shown, and save.';
  // Letters beyond ASCII stand alone in the languages of Europe, and side by side in Arabic.
  const isArabic = faults.filter((fault) => fault.length > 1).length > faults.length / 2;
  return `is not saved as UTF-8. ${reopen(isArabic ? 'Arabic (Windows 1256)' : 'Western (Windows 1252)')}`;
}

function reopen(encoding: string): string {
  return `In VS Code: Reopen with Encoding › ${encoding}, then Save with Encoding › UTF-8.`;
}

function notUtf8(file: string, place: { line: number; column: number }, message: string): Problem {
  return faultProblem(file, NOT_UTF8, place, `${file.replace(/^.*[/\\]/, '')} ${message}`);
}
