import { garbledWords, isFullyGarbled } from '../../lib/text/mojibake';
import { positionsIn } from '../../lib/text/text-position';
import { createProblem, type RuleInfo } from '../rule';
import type { Problem } from './problem';
import { controlCharacter } from './rules/control-character';
import { garbledLetters } from './rules/garbled-letters';

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
  const words = garbledWords(text);
  if (words.length > 0 && !text.includes('\uFFFD')) {
    const advice = restoreAdvice(text);
    const faults = words.map(({ offset, found, meant }) => ({
      offset,
      ...advice,
      // A terminal would execute the control characters that Latin-1 makes of half of the bytes.
      data: { ...advice.data, found: found.replaceAll(/\p{Cc}/gu, ''), meant },
    }));
    return problemsOf(file, garbledLetters, text, isFullyGarbled(text) ? faults.slice(0, 1) : faults);
  }
  // Few texts have an escape; searching for one is much faster than for its pattern.
  const [lostPattern, controlPattern] = text.includes('\\u')
    ? [LOST, CONTROL]
    : [LITERAL_LOST, LITERAL_CONTROL];
  const lost = [...text.matchAll(lostPattern)].map(({ index }) => ({ offset: index, message: 'lost' }));
  if (lost.length > 0) return problemsOf(file, garbledLetters, text, lost);
  const controls = [...text.matchAll(controlPattern)].map(({ 0: character, index }) => ({
    offset: index,
    message: 'control',
    data: { character: codeOf(character) },
  }));
  return problemsOf(file, controlCharacter, text, controls);
}

/** U+FFFD, the replacement for a letter that a program cannot read; literal or escaped. */
const LOST = /\uFFFD|(?<=(?:^|[^\\])(?:\\\\)*)\\ufffd/gi;

/** Control characters except tab and line break, literal or escaped; a backslash before the escape makes it plain text. */
const CONTROL =
  // oxlint-disable-next-line no-control-regex -- the rule searches for these characters
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|(?<=(?:^|[^\\])(?:\\\\)*)\\u00(?:0[0-8bcef]|1[\da-f]|7f|[89][\da-f])/gi;

/** The same characters, only literal. */
const LITERAL_LOST = /\uFFFD/g;
// oxlint-disable-next-line no-control-regex -- the rule searches for these characters
const LITERAL_CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/g;

/** A message of a rule, and the offset that it is about. */
interface Fault {
  offset: number;
  message: string;
  data?: object;
}

/** Returns the message that says how to restore a garbled text, and the encoding that does it. */
function restoreAdvice(text: string): Omit<Fault, 'offset'> {
  if (!isFullyGarbled(text)) return { message: 'word' };
  const isLatin1 = /[\u0080-\u009f]/.test(text);
  // Characters outside of the one-byte encoding cannot be restored.
  if (isLatin1 && /[^\0-\u00ff]/.test(text)) return { message: 'mixed' };
  return {
    message: 'file',
    data: { encoding: isLatin1 ? 'Western (ISO 8859-1)' : 'Western (Windows 1252)' },
  };
}

/** Returns the first problem of each line; the last one has the number of lines that are not reported. */
function problemsOf(file: string, rule: RuleInfo, text: string, faults: readonly Fault[]): Problem[] {
  const at = positionsIn(text);
  const lines = new Map<number, Fault & { column: number }>();
  for (const fault of faults) {
    const { line, column } = at(fault.offset);
    if (!lines.has(line)) lines.set(line, { ...fault, column });
  }
  return [...lines].slice(0, MOST_LINES).map(([line, { message, data, column }], index) => {
    const more = index === MOST_LINES - 1 ? lines.size - MOST_LINES : 0;
    return createProblem(rule, { message, data: { ...data, more } }, { file, line, column });
  });
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
