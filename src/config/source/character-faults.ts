import { garbledWords, isFullyGarbled } from '../../lib/text/mojibake';
import { positionsIn } from '../../lib/text/text-position';
import { faultProblem } from './fault-problem';
import type { Problem } from './problem';

/** Maximum number of reported lines per file. More lines of a file that is wrong throughout would hide other problems. */
const MOST_LINES = 5;

/**
 * Returns the problems of the characters of a text that is valid UTF-8: letters that were garbled or lost when it was
 * saved, and control characters. The first problem of each line is reported.
 *
 * @param file the name of the file, for messages
 * @param text the content, without a byte order mark
 */
export function characterFaults(file: string, text: string): Problem[] {
  const garbled = garbledWords(text);
  if (garbled.length > 0 && !text.includes('\uFFFD')) {
    const advice = restoreAdvice(text);
    const findings = garbled.map(({ offset, found, meant }) => ({
      offset,
      // A terminal would execute the control characters that Latin-1 makes of half of the bytes.
      message: `this was read in the wrong encoding and saved so: "${found.replaceAll(/\p{Cc}/gu, '')}" was probably "${meant}". ${advice}`,
    }));
    return problemsOf(file, 'FILE-003', text, isFullyGarbled(text) ? findings.slice(0, 1) : findings);
  }
  const lost = [...text.matchAll(LOST)].map(({ index }) => ({
    offset: index,
    message:
      'a letter was lost when this file was saved: � stands in its place. Take the file as it was last committed, or type the letter again.',
  }));
  if (lost.length > 0) return problemsOf(file, 'FILE-003', text, lost);
  const controls = [...text.matchAll(CONTROL)].map(({ 0: character, index }) => ({
    offset: index,
    message: `an invisible control character (${codeOf(character)}) stands here. Delete it.`,
  }));
  return problemsOf(file, 'FILE-004', text, controls);
}

/** U+FFFD, the replacement for a letter that a program cannot read; literal or escaped. */
const LOST = /\uFFFD|(?<=(?:^|[^\\])(?:\\\\)*)\\ufffd/gi;

/** Control characters except tab and line break, literal or escaped; a backslash before the escape makes it plain text. */
const CONTROL =
  // oxlint-disable-next-line no-control-regex -- the rule searches for these characters
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|(?<=(?:^|[^\\])(?:\\\\)*)\\u00(?:0[0-8bcef]|1[\da-f]|7f|[89][\da-f])/gi;

/** Explains how to restore a garbled text. Characters outside of the one-byte encoding can only be retyped. */
function restoreAdvice(text: string): string {
  if (!isFullyGarbled(text)) return 'Write it so.';
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
  const at = positionsIn(text);
  const lines = new Map<number, Problem>();
  for (const { offset, message } of found) {
    const position = at(offset);
    if (!lines.has(position.line)) lines.set(position.line, faultProblem(file, code, position, message));
  }
  const [problems, more] = [[...lines.values()].slice(0, MOST_LINES), lines.size - MOST_LINES];
  const last = problems.at(-1);
  if (last && more > 0) last.message += ` It is the same on ${more} more lines.`;
  return problems;
}

/**
 * Returns the code point of a character, literal or escaped.
 *
 * @example codeOf('\u0007') // 'U+0007'
 */
function codeOf(character: string): string {
  const code =
    character.length > 1 ? character.slice(2) : character.charCodeAt(0).toString(16).padStart(4, '0');
  return `U+${code.toUpperCase()}`;
}
