import { getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import { jsonPlaces } from './json-positions';
import { jsonShape, MOST_LEVELS } from './json-depth';
import { placesIn, type PlaceAt } from '../../lib/text-position';
import type { Problem } from './problem';
import { withoutMark, type Path } from '../../lib/json';

/** A JSON file that remembers where each of its values stands. */
export interface Source {
  /** The file's name in the project. */
  file: string;
  /** What stands in it, without a byte order mark. */
  text: string;
  /** The values; undefined when the text is not JSON. */
  value: unknown;
  /** Where the value at a path stands; the nearest one above it when it is missing. */
  position(path: Path): { line: number; column: number };
  /** Where the name of the field at a path stands. */
  keyPosition(path: Path): { line: number; column: number };
  /** The path at which the file holds what a site has at a path: another one inside a shared block. */
  written(path: Path): Path;
}

/**
 * Reads a JSON text and knows the positions, which `JSON.parse` loses, and with them what is written
 * twice. They are looked for when somebody asks: a text without problems costs no more than its values.
 *
 * @param file the name of the file, for messages
 * @param read what stands in it; some editors put a byte order mark before it, which JSON does not have
 * @returns the source, and what is wrong with its syntax
 */
export function readSource(file: string, read: string): { source: Source; problems: Problem[] } {
  const { text } = withoutMark(read);
  const at = placesIn(text);
  const places = once(() => jsonPlaces(text));
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

/** What stands in a text, and what is wrong with its syntax. */
function valueOf(file: string, text: string, at: PlaceAt): { value: unknown; problems: Problem[] } {
  const shape = jsonShape(text);
  if (shape.tooDeep !== undefined)
    return { value: undefined, problems: [depthProblem(file, shape.tooDeep, at)] };
  try {
    const value: unknown = JSON.parse(text);
    if (shape.fields === fields(value)) return { value, problems: [] };
  } catch {
    // The parser below says where and why.
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  // Everything after the first error is a guess of the parser's, so only the first is told.
  const [first] = errors;
  if (first) return { value: undefined, problems: [syntaxProblem(file, text, first, at)] };
  if (!tree) return { value: undefined, problems: [] };
  return {
    value: getNodeValue(tree),
    problems: doubleKeys(tree).map((key) => doubleProblem(file, key, at)),
  };
}

/** How many fields the objects of a value have. Of two with one name, only the last is left in a value. */
function fields(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const entries: unknown[] = Array.isArray(value) ? value : Object.values(value);
  let count = Array.isArray(value) ? 0 : entries.length;
  for (const entry of entries) count += fields(entry);
  return count;
}

function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function doubleKeys(node: Node): Node[] {
  const names = new Set<unknown>();
  return (node.children ?? []).flatMap((child) => {
    if (child.type !== 'property') return doubleKeys(child);
    const [key, value] = child.children ?? [];
    const double = key && names.has(key.value) ? [key] : [];
    names.add(key?.value);
    return [...double, ...(value ? doubleKeys(value) : [])];
  });
}

function syntaxProblem(file: string, text: string, error: ParseError, at: PlaceAt): Problem {
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

function depthProblem(file: string, offset: number, at: PlaceAt): Problem {
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

function doubleProblem(file: string, key: Node, at: PlaceAt): Problem {
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

/** What the parser stumbled over, for someone who has never seen JSON. */
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
  // Whoever puts quotes into a sentence has closed it, and what follows looks like the mistake.
  if (isBehindText && (code === 'CommaExpected' || code === 'InvalidSymbol'))
    return `this is not JSON: the text ends at the double quote before this place (${here}). A quote inside a text is written \\", or « and » in French.`;
  return `this is not JSON: ${messages[code] ?? here}`;
}
