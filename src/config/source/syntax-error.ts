import { printParseErrorCode, type ParseError } from 'jsonc-parser';
import { excerpt } from '../../lib/text/excerpt';
import { positionsIn } from '../../lib/text/text-position';
import { CONFLICT_MARKER } from './conflict';
import { findBracketError, type SyntaxError } from './bracket-error';

/**
 * Returns why a text is not JSON. Mistakes that people often make have a message of their own.
 *
 * @param errors the errors of the parser: the first one counts, because the others are guesses
 */
export function findSyntaxError(file: string, text: string, [error]: readonly ParseError[]): SyntaxError {
  if (!error || text.trim() === '') return { offset: 0, message: 'empty', data: { file } };
  const end = error.offset + error.length;
  const bracket = findBracketError(text);
  return (
    findConflict(text) ??
    (bracket && bracket.offset <= end ? { ...bracket, data: { file, ...bracket.data } } : null) ??
    findNumber(text, error.offset) ??
    describeError(file, text, error)
  );
}

/** Returns the lines that a merge of two versions left. */
function findConflict(text: string): SyntaxError | null {
  const markers = [...text.matchAll(new RegExp(CONFLICT_MARKER, 'gm'))];
  const at = positionsIn(text);
  const lines = markers.map(({ index }) => at(index).line);
  return markers[0] ? { offset: markers[0].index, message: 'conflict', data: { lines } } : null;
}

/** Finds a number as in a text, with spaces, a comma or a unit: the parser reads its first digits and stops. */
function findNumber(text: string, offset: number): SyntaxError | null {
  const start = text.lastIndexOf(':', offset) + 1;
  const [, space = '', written = ''] =
    /^([^\S\n]*)([-+€$£]?\.?\d[^"{}[\]\n;/]*?)\s*(?:,\s*)?(?:["}\]\n]|$)/.exec(text.slice(start)) ?? [];
  const first = start + space.length;
  const isInside = first <= offset && offset < first + written.length;
  return isInside ? { offset: first, message: 'number', data: { written } } : null;
}

/** Returns the message for the error of the parser, by what it found and what is before that. */
function describeError(file: string, text: string, { offset, length, error }: ParseError): SyntaxError {
  const token = text.slice(offset, offset + Math.max(length, 1));
  const before = text.slice(0, offset).trimEnd();
  const isAfterText = before.endsWith('"') && !text.slice(before.length, offset).includes('\n');
  const code = printParseErrorCode(error);
  const line = text.split('\n')[positionsIn(text)(offset).line - 1] ?? '';
  const isInside =
    (code === 'ColonExpected' && before.endsWith(':"')) ||
    (code === 'CommaExpected' && before.endsWith(',"'));
  const isDoubled = before.length === offset && /^(?:"".|."")$/.test(text.slice(offset - 2, offset + 1));
  const sign = rightSign(token, text.slice(offset + 1));
  const kinds: [message: string, isMeant: boolean][] = [
    ['otherFile', /^\s*(?:<(?!!--)[a-z!]|\{\\rtf)/i.test(text)],
    ['leftOut', /^(?:\/\/|\/\*|#)?\s*(?:\.{2,}|…)/.test(token)],
    ['comment', /^(?:\/[/*]|#|<!--)/.test(token)],
    ['invisible', /^[\p{Cf}\u2028]/u.test(token)],
    ['space', /^[^\S\t\n\r ]/.test(token)],
    ['digits', /^(?!\d)\p{Nd}/u.test(token)],
    ['pasted', /^\s*(?:```|<[a-z!])/i.test(line) || isSentence(line)],
    ['extraComma', /^[\]},]/.test(token) && /[,{[]$/.test(before)],
    ['sign', sign !== undefined],
    ['inside', isInside],
    ['doubled', isDoubled && (line.match(/""/g) ?? []).length > 1],
    ['colon', code === 'ColonExpected'],
    ['comma', code === 'CommaExpected' && !(isAfterText && !token.startsWith('"'))],
    ['innerQuote', isAfterText && !token.startsWith('"') && /^(?:CommaExpected|InvalidSymbol)$/.test(code)],
    ['boolean', /^(?:true|false|vrai|faux|oui|non)$/i.test(token)],
    ['symbol', code === 'InvalidSymbol'],
    ['value', code === 'ValueExpected'],
    ['textEnd', code === 'UnexpectedEndOfString'],
    ['backslash', /^Invalid(?:EscapeCharacter|Unicode)$/.test(code)],
    ['lineBreak', code === 'InvalidCharacter'],
  ];
  const [message] = kinds.find(([, isMeant]) => isMeant) ?? ['other'];
  return { offset, message, data: { file, found: message === 'invisible' ? token : excerpt(token), sign } };
}

/** Returns the sign that belongs in the place of a wrong one; an empty text when none does, and undefined for any other token. */
function rightSign(token: string, after: string): string | undefined {
  if (/^[;،؛.]$/.test(token)) return /^\s*(?:[\]}]|$)/.test(after) ? '' : ',';
  if (token.startsWith('=')) return ':';
  return /^[–—−]\d/.test(token) ? '-' : undefined;
}

/** Returns whether a line is a sentence, and not a field or an entry that lacks its quotes. */
function isSentence(line: string): boolean {
  return (
    /^[^"{}[\]]*[.!?:…]\s*$/.test(line) && !/^\s*['“‘«]/.test(line) && line.trim().split(/\s+/).length > 2
  );
}
