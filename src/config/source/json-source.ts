import { getNodeValue, parseTree, type Node, type ParseError } from 'jsonc-parser';
import { withoutByteOrderMark, type Path } from '../../lib/json';
import { lazy } from '../../lib/lazy';
import { positionsIn, type PositionAt } from '../../lib/text/text-position';
import { createProblem } from '../rule';
import { jsonPositions } from './json-positions';
import type { Problem } from './problem';
import { duplicateField } from './rules/duplicate-field';
import { invalidJson } from './rules/invalid-json';
import { findSyntaxError } from './syntax-error';

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
  const text = withoutByteOrderMark(read);
  const at = positionsIn(text);
  const places = lazy(() => jsonPositions(text));
  const { value, problems } = valueOf(file, text, at);
  const source: Source = {
    file,
    text,
    value,
    position: (path) => at(value === undefined ? 0 : places().valueAt(path)),
    keyPosition: (path) => at(value === undefined ? 0 : places().keyAt(path)),
  };
  return { source, problems };
}

/** Returns the value of a text and the problems of its syntax. */
function valueOf(file: string, text: string, at: PositionAt): { value: unknown; problems: Problem[] } {
  try {
    const value: unknown = JSON.parse(text);
    if (countFields(value) === countNames(text)) return { value, problems: [] };
  } catch {
    // The parser below finds the position and the reason.
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (errors.length > 0) {
    const { offset, ...finding } = findSyntaxError(text, errors, file);
    return { value: undefined, problems: [createProblem(invalidJson, finding, { file, ...at(offset) })] };
  }
  if (!tree) return { value: undefined, problems: [] };
  const duplicates = duplicateKeys(tree).map(({ value, offset }) =>
    createProblem(
      duplicateField,
      { message: 'duplicate', data: { field: String(value) } },
      { file, ...at(offset) },
    ),
  );
  return { value: getNodeValue(tree), problems: duplicates };
}

/** Returns the number of fields in a value. A parsed value keeps only the last of two fields with one name. */
function countFields(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  const entries: unknown[] = Array.isArray(value) ? value : Object.values(value);
  let count = Array.isArray(value) ? 0 : entries.length;
  for (const entry of entries) count += countFields(entry);
  return count;
}

/** Returns the number of field names in a JSON text: the strings before a colon. */
function countNames(text: string): number {
  let count = 0;
  for (let start = text.indexOf('"'); start >= 0;) {
    let end = text.indexOf('"', start + 1);
    while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
    do end += 1;
    while (text.charCodeAt(end) <= SPACE);
    if (text[end] === ':') count += 1;
    start = text.indexOf('"', end);
  }
  return count;
}

/** All white space of JSON is a space or before it in the table of characters. */
const SPACE = 32;

function isEscaped(text: string, offset: number): boolean {
  let before = offset;
  while (text[before - 1] === '\\') before -= 1;
  return (offset - before) % 2 === 1;
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
