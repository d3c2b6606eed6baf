import { getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { splitByteOrderMark, type Path } from '../../lib/json';
import { positionsIn, type PositionAt } from '../../lib/text/text-position';
import { jsonShape, MOST_LEVELS } from './json-depth';
import { jsonPositions } from './json-positions';
import type { Problem } from './problem';

/** A JSON file with the position of each of its values. */
export interface Source {
  /** The file's name in the project. */
  file: string;
  /** The content, without a byte order mark. */
  text: string;
  /** The parsed value; undefined when the text is not JSON. */
  value: unknown;
  /** Returns the position of the value at a path; of its nearest parent when it is missing. */
  position(path: Path): { line: number; column: number };
  /** Returns the position of the name of the field at a path. */
  keyPosition(path: Path): { line: number; column: number };
  /** Maps a path of the site to the path in the file; they differ inside a shared block. */
  written(path: Path): Path;
}

/**
 * Reads a JSON text with the positions that `JSON.parse` loses, and finds duplicate keys. Positions are computed on
 * demand: a text without problems costs no more than parsing it.
 *
 * @param file the name of the file, for messages
 * @param read the content; some editors put a byte order mark before it, which JSON does not allow
 * @returns the source, and the problems of its syntax
 */
export function readSource(file: string, read: string): { source: Source; problems: Problem[] } {
  const { text } = splitByteOrderMark(read);
  const at = positionsIn(text);
  const places = once(() => jsonPositions(text));
  const { value, problems } = valueOf(file, text, at);
  const source: Source = {
    file,
    text,
    value,
    position: (path) => at(value === undefined ? 0 : places().valueAt(path)),
    keyPosition: (path) => at(value === undefined ? 0 : places().keyAt(path)),
    written: (path) => path,
  };
  return { source, problems };
}

/** Returns the value of a text and the problems of its syntax. */
function valueOf(file: string, text: string, at: PositionAt): { value: unknown; problems: Problem[] } {
  const shape = jsonShape(text);
  if (shape.tooDeep !== undefined)
    return { value: undefined, problems: [depthProblem(file, shape.tooDeep, at)] };
  try {
    const value: unknown = JSON.parse(text);
    if (shape.fields === fields(value)) return { value, problems: [] };
  } catch {
    // The parser below finds the position and the reason.
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  // Errors after the first are guesses of the parser, so only the first is reported.
  const [first] = errors;
  if (first) return { value: undefined, problems: [syntaxProblem(file, text, first, at)] };
  if (!tree) return { value: undefined, problems: [] };
  return {
    value: getNodeValue(tree),
    problems: duplicateKeys(tree).map((key) => duplicateProblem(file, key, at)),
  };
}

/** Returns the number of fields in a value. A parsed value keeps only the last of two fields with one name. */
function fields(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const entries: unknown[] = Array.isArray(value) ? value : Object.values(value);
  let count = Array.isArray(value) ? 0 : entries.length;
  for (const entry of entries) count += fields(entry);
  return count;
}

function once<T extends object>(create: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= create());
}

function duplicateKeys(node: Node): Node[] {
  const names = new Set<unknown>();
  return (node.children ?? []).flatMap((child) => {
    if (child.type !== 'property') return duplicateKeys(child);
    const [key, value] = child.children ?? [];
    const duplicate = key && names.has(key.value) ? [key] : [];
    names.add(key?.value);
    return [...duplicate, ...(value ? duplicateKeys(value) : [])];
  });
}

function syntaxProblem(file: string, text: string, error: ParseError, at: PositionAt): Problem {
  return {
    file,
    ...at(error.offset),
    severity: 'error',
    code: 'JSON-001',
    location: '',
    message: syntaxMessage(error, text),
    suggestion: null,
  };
}

function depthProblem(file: string, offset: number, at: PositionAt): Problem {
  return {
    file,
    ...at(offset),
    severity: 'error',
    code: 'JSON-003',
    location: '',
    message: `lists and objects lie more than ${MOST_LEVELS} levels deep here. Look for a [ or { too many before this place.`,
    suggestion: null,
  };
}

function duplicateProblem(file: string, key: Node, at: PositionAt): Problem {
  return {
    file,
    ...at(key.offset),
    severity: 'error',
    code: 'JSON-002',
    location: '',
    message: `"${key.value}" stands twice in the same object, and only the last one counts. Remove or rename one of them.`,
    suggestion: null,
  };
}

/** Explains a syntax error to a reader who does not know JSON. */
function syntaxMessage(error: ParseError, text: string): string {
  if (text.trim() === '') return 'the file is empty.';
  const found = text.slice(error.offset, error.offset + Math.max(error.length, 1)).trim();
  const here = found === '' ? 'the file ends' : `there is ${JSON.stringify(found)}`;
  const messages: Record<string, string> = {
    CommaExpected: `a comma is missing before this place (${here}).`,
    ColonExpected: `a colon is missing between a field's name and its value (${here}).`,
    ValueExpected: `a value is missing here (${here}); is there a comma too many before it?`,
    PropertyNameExpected: `a field's name in double quotes is missing here (${here}); is there a comma too many before it?`,
    CloseBraceExpected: 'a closing brace } is missing; every { needs one.',
    CloseBracketExpected: 'a closing bracket ] is missing; every [ needs one.',
    EndOfFileExpected: `the file should end here, but ${here}; is there a bracket or brace too many before it?`,
    InvalidCommentToken: 'JSON has no comments; put the words into a "$comment" field.',
    UnexpectedEndOfString: 'a text is not closed; a double quote " is missing at its end.',
    InvalidEscapeCharacter: 'a backslash in a text must be followed by one of " \\ / b f n r t u.',
    InvalidCharacter: 'a text holds a line break or a control character; write \\n for a line break.',
    InvalidSymbol: `${JSON.stringify(found)} is not JSON; a text stands in double quotes.`,
  };
  const code = printParseErrorCode(error.error);
  const before = text.slice(text.lastIndexOf('\n', error.offset - 1) + 1, error.offset).trimEnd();
  const isBehindText = before.endsWith('"') && !found.startsWith('"');
  // An unescaped quote inside a sentence ends the string, so the error seems to be in the text after it.
  if (isBehindText && (code === 'CommaExpected' || code === 'InvalidSymbol'))
    return `this is not JSON: the text ends at the double quote before this place (${here}). A quote inside a text is written \\", or « and » in French.`;
  return `this is not JSON: ${messages[code] ?? here}`;
}
