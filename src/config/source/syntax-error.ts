import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import { excerpt } from '../../lib/text/excerpt';
import { intendedBoolean, intendedNumber } from '../../lib/text/intended-value';
import { invalidJson } from './rules/invalid-json';

/** A syntax error: the message of the rule `invalidJson`, and the offset that it is about. */
interface SyntaxError {
  offset: number;
  message: string;
  data?: object;
  /** The value that was probably meant. */
  suggestion?: number | boolean | null;
}

/**
 * Returns why a text is not JSON. Mistakes that people often make have a message of their own.
 *
 * @param file the name of the file: a note has no place in a locale file
 * @param errors the errors of the parser: the first one counts, because the others are guesses
 */
export function findSyntaxError(text: string, errors: readonly ParseError[], file: string): SyntaxError {
  const [{ offset, length, error } = { offset: 0, length: 0, error: 0 }] = errors;
  if (text.trim() === '') return { offset, message: 'empty' };
  const token = text.slice(offset, offset + Math.max(length, 1)).trim();
  const code = printParseErrorCode(error);
  const data = { found: excerpt(token) };
  return (
    findConflict(text, offset) ??
    findCurlyQuote(text, offset, token) ??
    findNumber(text, offset) ??
    findSpace(text, offset) ??
    findCut(text, offset, errors) ??
    findComment(file, offset, token, code) ??
    findUnit(text, offset, token) ??
    findToken(text, offset, token, code) ?? {
      offset,
      message: Object.hasOwn(invalidJson.messages, code) ? code : 'other',
      data,
    }
  );
}

/** Returns the lines that a merge of two versions left. */
function findConflict(text: string, offset: number): SyntaxError | null {
  const markers = [...text.matchAll(/^(?:<{7}|\|{7}|={7}|>{7})(?=\s|$)/gm)];
  const [first] = markers;
  if (!first || !markers.some(({ 0: marker, index }) => /^[<>]/.test(marker) || index === offset))
    return null;
  const lines = markers.map(({ index }) => text.slice(0, index).split('\n').length);
  return { offset: first.index, message: 'conflict', data: { lines } };
}

/** Finds a space that JSON does not know, such as the no-break space of a text that was copied. */
function findSpace(text: string, offset: number): SyntaxError | null {
  const [space] = /^[^\S\t\n\r ]|^[\u200b\u2060]/.exec(text.slice(offset, offset + 1)) ?? [];
  if (space === undefined) return null;
  const code = `U+${space.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return { offset, message: 'space', data: { code } };
}

/** Finds a quote of a word processor that begins or ends a text. One inside a text is right. */
function findCurlyQuote(text: string, offset: number, token: string): SyntaxError | null {
  const opening = /^[“”„«»‘’]/.exec(token);
  const closing = /[“”»](?=[\s:,\]}]*$)/.exec(token.startsWith('"') ? token : '');
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const previous = /[“”„](?=\s*[:,]\s*"$)/.exec(before);
  const [quote] = opening ?? closing ?? previous ?? [];
  if (quote === undefined) return null;
  const start = previous && !opening && !closing ? offset - before.length : offset;
  return { offset: start + (opening ?? closing ?? previous)!.index, message: 'curlyQuotes', data: { quote } };
}

/** Finds a number with spaces, a decimal comma or a zero before it: the parser reads its first digits and stops. */
function findNumber(text: string, offset: number): SyntaxError | null {
  const [digits = ''] = /[\d\u00a0\u202f ,]*$/.exec(text.slice(Math.max(0, offset - 40), offset)) ?? [];
  const start = offset - digits.trimStart().length;
  const [written = ''] = /^\d+(?:[.,]\d+|[\u00a0\u202f ]\d{3})*/.exec(text.slice(start, start + 40)) ?? [];
  if (start === offset || start + written.length <= offset) return null;
  return { offset: start, message: 'number', data: { written }, suggestion: intendedNumber(written) };
}

/** Finds a file that ends inside two or more lists or objects, or inside a text or a field. */
function findCut(text: string, offset: number, errors: readonly ParseError[]): SyntaxError | null {
  const end = text.trimEnd().length;
  const isInText = errors.some(
    (error) =>
      printParseErrorCode(error.error) === 'UnexpectedEndOfString' &&
      !text.slice(error.offset).includes('\n'),
  );
  if (offset < end && !isInText) return null;
  const isBetween = text[end - 1] === '}' || text[end - 1] === ']';
  const open = errors.filter(({ error }) => printParseErrorCode(error).startsWith('Close')).length;
  return isBetween && open < 2 ? null : { offset: end, message: 'cut' };
}

/** Finds a comment. A config has a field for notes, a locale file has not. */
function findComment(file: string, offset: number, token: string, code: string): SyntaxError | null {
  if (code !== 'InvalidCommentToken' && !token.startsWith('#')) return null;
  return { offset, message: file.startsWith('locales/') ? 'localeComment' : 'InvalidCommentToken' };
}

/** Finds a number with a unit, such as `5000 DH`. */
function findUnit(text: string, offset: number, token: string): SyntaxError | null {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const [, number = '', spaces = ''] = /:\s*([\d ]*\d)(\s*)$/.exec(line) ?? [];
  const suggestion = number === '' || !/^[\p{L}\p{Sc}%]/u.test(token) ? null : intendedNumber(number);
  if (suggestion === null) return null;
  const data = { written: number, unit: token };
  return { offset: offset - spaces.length - number.length, message: 'unit', data, suggestion };
}

/** Finds the mistakes that the reported characters and those before them show. */
function findToken(text: string, offset: number, token: string, code: string): SyntaxError | null {
  const data = { found: excerpt(token) };
  const before = text.slice(0, offset).trimEnd();
  if (before.endsWith(',') && (token === '}' || token === ']'))
    return { offset, message: 'trailingComma', data };
  // A list cannot go on with }, nor an object with ].
  if (code === 'CommaExpected' && token === '}') return { offset, message: 'CloseBracketExpected' };
  if (code === 'CommaExpected' && token === ']') return { offset, message: 'CloseBraceExpected' };
  if (token.startsWith("'")) return { offset, message: 'singleQuotes' };
  // An unescaped quote inside a sentence ends the string, so the error seems to be in the text after it.
  const isOnLine = !text.slice(before.length, offset).includes('\n');
  if (isOnLine && /^[;.،][ \t]*(?:\r?\n|$)/.test(text.slice(offset)))
    return { offset, message: 'separator', data };
  if (isOnLine && token.startsWith('=') && /[{,]\s*"[^"\n]*"$/.test(before))
    return { offset, message: 'equalsSign' };
  if (isOnLine && before.endsWith('"') && !token.startsWith('"') && isAfterText.has(code))
    return { offset, message: 'innerQuote', data };
  if (/^[+-]?\d*[.,]?\d+$/.test(token))
    return {
      offset,
      message: 'number',
      data: { written: token },
      suggestion: Number(token.replace(',', '.')),
    };
  const suggestion = code === 'InvalidSymbol' ? intendedBoolean(token) : null;
  return suggestion === null ? null : { offset, message: 'boolean', data, suggestion };
}

const isAfterText: ReadonlySet<string> = new Set(['CommaExpected', 'InvalidSymbol']);
