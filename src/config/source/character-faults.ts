import { faultProblem } from './fault-problem';
import { garbledWords, isWhollyGarbled } from '../../lib/mojibake';
import { placesIn } from '../../lib/text-position';
import type { Problem } from './problem';

/** So many lines of a file are reported; of a file that is wrong throughout, more would hide everything else. */
const MOST_LINES = 5;

/**
 * What is wrong with the signs of a text that is sound UTF-8: letters that were garbled or lost when it was saved,
 * and control characters. The first fault of each line is reported.
 *
 * @param file the name of the file, for messages
 * @param text what stands in it, without a byte order mark
 */
export function signFaults(file: string, text: string): Problem[] {
  const garbled = garbledWords(text);
  if (garbled.length > 0 && !text.includes('\uFFFD')) {
    const way = wayBack(text);
    const told = garbled.map(({ offset, found, meant }) => ({
      offset,
      // A terminal would obey the control characters that Latin-1 makes of half of the bytes.
      message: `this was read in the wrong encoding and saved so: "${found.replaceAll(/\p{Cc}/gu, '')}" was probably "${meant}". ${way}`,
    }));
    return problemsOf(file, 'FILE-003', text, isWhollyGarbled(text) ? told.slice(0, 1) : told);
  }
  const lost = [...text.matchAll(LOST)].map(({ index }) => ({
    offset: index,
    message:
      'a letter was lost when this file was saved: � stands in its place. Take the file as it was last committed, or type the letter again.',
  }));
  if (lost.length > 0) return problemsOf(file, 'FILE-003', text, lost);
  const controls = [...text.matchAll(CONTROL)].map(({ 0: sign, index }) => ({
    offset: index,
    message: `an invisible control character (${codeOf(sign)}) stands here. Delete it.`,
  }));
  return problemsOf(file, 'FILE-004', text, controls);
}

/** U+FFFD, which programs write in the place of a letter that they cannot read; as such or escaped. */
const LOST = /\uFFFD|(?<=(?:^|[^\\])(?:\\\\)*)\\ufffd/gi;

/** Control characters except tab and line break, as such or escaped; a backslash before the escape makes it a text. */
const CONTROL =
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|(?<=(?:^|[^\\])(?:\\\\)*)\\u00(?:0[0-8bcef]|1[\da-f]|7f|[89][\da-f])/gi;

/** How a garbled text is turned back. Signs that an encoding of one byte has not can only be replaced. */
function wayBack(text: string): string {
  if (!isWhollyGarbled(text)) return 'Write it so.';
  const isLatin1 = /[\u0080-\u009f]/.test(text);
  if (isLatin1 && /[^\0-\u00ff]/.test(text)) return 'Take the file as it was last committed.';
  const encoding = isLatin1 ? 'Western (ISO 8859-1)' : 'Western (Windows 1252)';
  return `In VS Code: Save with Encoding › ${encoding}, then Reopen with Encoding › UTF-8.`;
}

function problemsOf(
  file: string,
  code: string,
  text: string,
  found: { offset: number; message: string }[],
): Problem[] {
  const at = placesIn(text);
  const lines = new Map<number, Problem>();
  for (const { offset, message } of found) {
    const place = at(offset);
    if (!lines.has(place.line)) lines.set(place.line, faultProblem(file, code, place, message));
  }
  const [told, more] = [[...lines.values()].slice(0, MOST_LINES), lines.size - MOST_LINES];
  const last = told.at(-1);
  if (last && more > 0) last.message += ` It is the same on ${more} more lines.`;
  return told;
}

/** @example codeOf('\u0007') // 'U+0007', as of the six signs that escape it */
function codeOf(sign: string): string {
  const code = sign.length > 1 ? sign.slice(2) : sign.charCodeAt(0).toString(16).padStart(4, '0');
  return `U+${code.toUpperCase()}`;
}
