import type { Path } from '../../lib/json';

/** Finds the offsets of values and fields in a JSON text. */
export interface JsonPositions {
  /** Returns the offset of the value at a path, or of its nearest parent. */
  valueAt(path: Path): number;
  /** Returns the offset of the name of a field; without one, that of the nearest parent or of the value. */
  keyAt(path: Path): number;
}

/** An entry of an object or a list: the offsets of its name, if it has one, and of its value. */
interface Child {
  key: number;
  value: number;
  name: string | undefined;
}

/**
 * Returns lookups for offsets in a JSON text. Only the objects and lists on the path are scanned, each once: a complete
 * syntax tree of a large config would need too much memory.
 *
 * @param text valid JSON
 */
export function jsonPositions(text: string): JsonPositions {
  const scanned = new Map<number, Child[]>();
  const childrenAt = (start: number) => {
    const children = scanned.get(start) ?? childrenOf(text, start);
    scanned.set(start, children);
    return children;
  };
  const childAt = (path: Path): Child => {
    const root = afterSpace(text, 0);
    let child: Child = { key: root, value: root, name: undefined };
    for (const step of path) {
      const children = childrenAt(child.value);
      const next = typeof step === 'number' ? children[step] : children.find(({ name }) => name === step);
      if (!next) return child;
      child = next;
    }
    return child;
  };
  return { valueAt: (path) => childAt(path).value, keyAt: (path) => childAt(path).key };
}

/** Returns the direct children of the object or list at an offset; none for any other value. */
function childrenOf(text: string, start: number): Child[] {
  const children: Child[] = [];
  const isObject = text[start] === '{';
  if (!isObject && text[start] !== '[') return children;
  let at = afterSpace(text, start + 1);
  while (at < text.length && text[at] !== '}' && text[at] !== ']') {
    const key = at;
    let name: string | undefined;
    if (isObject) {
      const end = stringEnd(text, at) + 1;
      name = JSON.parse(text.slice(at, end)) as string;
      at = afterSpace(text, afterSpace(text, end) + ':'.length);
    }
    children.push({ key, value: at, name });
    at = afterSpace(text, valueEnd(text, at));
    if (text[at] === ',') at = afterSpace(text, at + 1);
  }
  return children;
}

/** Returns the offset after the value that starts at an offset. */
function valueEnd(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (first === QUOTE) return stringEnd(text, start) + 1;
  let at = start;
  if (first !== OPEN_OBJECT && first !== OPEN_LIST) {
    while (at < text.length && !isEnd(text.charCodeAt(at))) at += 1;
    return at;
  }
  let depth = 0;
  do {
    const character = text.charCodeAt(at);
    if (character === QUOTE) at = stringEnd(text, at);
    else if (character === OPEN_OBJECT || character === OPEN_LIST) depth += 1;
    else if (character === CLOSE_OBJECT || character === CLOSE_LIST) depth -= 1;
    at += 1;
  } while (depth > 0 && at < text.length);
  return at;
}

/** Returns whether a character ends a number, true, false or null. */
function isEnd(character: number): boolean {
  return character <= SPACE || character === COMMA || character === CLOSE_OBJECT || character === CLOSE_LIST;
}

/** Returns the first offset from `start` on that is not white space. */
function afterSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && text.charCodeAt(at) <= SPACE) at += 1;
  return at;
}

const SPACE = 32;
const QUOTE = 34;
const COMMA = 44;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Returns the offset of the quote that closes the string at an offset. */
function stringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

/** Returns whether a character is escaped: an odd number of backslashes precedes it. */
function isEscaped(text: string, index: number): boolean {
  let first = index;
  while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return (index - first) % 2 === 1;
}
