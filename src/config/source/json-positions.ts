import type { Path } from '../../lib/json';

/** Where things begin in a JSON text. */
export interface JsonPlaces {
  /** Where the value at a path begins, or the nearest one above it. */
  valueAt(path: Path): number;
  /** Where the name of the field at a path begins; that of the nearest above it, or the value, where there is none. */
  keyAt(path: Path): number;
}

/** Something in an object or a list: where its name begins, if it has one, and where its value begins. */
interface Child {
  key: number;
  value: number;
  name: string | undefined;
}

/**
 * Finds where values stand in a text. Only what is on the way to them is looked at, and once: a tree of a whole
 * config would need more room than the config of a large site leaves.
 *
 * @param text a text that is JSON
 */
export function jsonPlaces(text: string): JsonPlaces {
  const opened = new Map<number, Child[]>();
  const childrenAt = (start: number) => {
    const children = opened.get(start) ?? childrenOf(text, start);
    opened.set(start, children);
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

/** What stands directly in the object or the list that begins at a place; nothing in any other value. */
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

/** The place behind the value that begins at a place. */
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
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) at = stringEnd(text, at);
    else if (sign === OPEN_OBJECT || sign === OPEN_LIST) depth += 1;
    else if (sign === CLOSE_OBJECT || sign === CLOSE_LIST) depth -= 1;
    at += 1;
  } while (depth > 0 && at < text.length);
  return at;
}

/** Whether a sign cannot belong to a number or to true, false and null. */
function isEnd(sign: number): boolean {
  return sign <= SPACE || sign === COMMA || sign === CLOSE_OBJECT || sign === CLOSE_LIST;
}

/** The first place from another on that is no space. */
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

/** The place of the quote that closes the string which opens at a place. */
export function stringEnd(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end;
}

/** A sign counts as itself after an even number of backslashes. */
function isEscaped(text: string, index: number): boolean {
  let first = index;
  while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return (index - first) % 2 === 1;
}
