import { getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Problem } from './problem';

export type Path = readonly (string | number)[];

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
}

/**
 * Reads a JSON text and keeps the positions, which `JSON.parse` loses, and with them what
 * is written twice.
 *
 * @param file the name of the file, for messages
 * @param read what stands in it; some editors put a byte order mark before it, which JSON does not have
 * @returns the source, and what is wrong with its syntax
 */
export function readSource(file: string, read: string): { source: Source; problems: Problem[] } {
  const text = read.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)];
  const at = (offset: number) => {
    const line = lineStarts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (lineStarts[line] ?? 0) + 1 };
  };
  // Everything after the first error is a guess of the parser's, so only the first is told.
  const [first] = errors;
  const syntax: Problem[] = first
    ? [
        {
          file,
          ...at(first.offset),
          severity: 'error',
          code: 'JSON-001',
          place: '',
          message: syntaxMessage(first, text),
          suggestion: null,
        },
      ]
    : [];
  const doubles = tree && !first ? doubleKeys(tree).map((key): Problem => doubleProblem(file, key, at)) : [];
  const source: Source = {
    file,
    text,
    value: tree && !first ? getNodeValue(tree) : undefined,
    position: (path) => at(nodeAt(tree, path)?.offset ?? 0),
    keyPosition: (path) => {
      const node = nodeAt(tree, path);
      const name = node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
      return at((name ?? node)?.offset ?? 0);
    },
  };
  return { source, problems: [...syntax, ...doubles] };
}

/** The value at a path, or the nearest one above it. */
function nodeAt(tree: Node | undefined, path: Path): Node | undefined {
  let node = tree;
  for (const step of path) {
    const next: Node | undefined =
      typeof step === 'number'
        ? node?.children?.[step]
        : node?.children?.find((property) => property.children?.[0]?.value === step)?.children?.[1];
    if (!next) return node;
    node = next;
  }
  return node;
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

function doubleProblem(
  file: string,
  key: Node,
  at: (offset: number) => { line: number; column: number },
): Problem {
  return {
    file,
    ...at(key.offset),
    severity: 'error',
    code: 'JSON-002',
    place: '',
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
  return `this is not JSON: ${messages[printParseErrorCode(error.error)] ?? here}`;
}
