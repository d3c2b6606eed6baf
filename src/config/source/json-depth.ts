/** Maximum nesting of lists and objects in a file. The deepest file of the project, a schema, has 13 levels. */
export const MOST_LEVELS = 64;

/**
 * Returns the offset of the first list or object deeper than `MOST_LEVELS`. Tree walks are recursive, so the depth is
 * checked before any of them runs.
 *
 * @param text JSON or any other text
 * @returns undefined when nothing is too deep
 */
export function offsetTooDeep(text: string): number | undefined {
  let depth = 0;
  let isString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (isString) {
      if (character === BACKSLASH) index += 1;
      // An unclosed string ends with its line, as in the parser.
      else if (character === QUOTE || character === NEW_LINE || character === RETURN) isString = false;
    } else if (character === QUOTE) isString = true;
    else if (character === SLASH) index = commentEnd(text, index);
    else if (character === OPEN_LIST || character === OPEN_OBJECT) {
      depth += 1;
      if (depth > MOST_LEVELS) return index;
    } else if (character === CLOSE_LIST || character === CLOSE_OBJECT) depth = Math.max(0, depth - 1);
  }
  return undefined;
}

/** Returns the last offset of a comment. JSON has no comments, but the parser skips them in order to report them. */
function commentEnd(text: string, start: number): number {
  const begin = text.slice(start, start + 2);
  if (begin === '//') {
    const length = /[\n\r]/.exec(text.slice(start))?.index;
    return length === undefined ? text.length : start + length;
  }
  if (begin !== '/*') return start;
  const end = text.indexOf('*/', start + 2);
  return end < 0 ? text.length : end + 1;
}

const NEW_LINE = 10;
const RETURN = 13;
const QUOTE = 34;
const SLASH = 47;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
