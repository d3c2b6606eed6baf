/** Maximum nesting of lists and objects in a file. The deepest file of the project, a schema, has 13 levels. */
export const MOST_LEVELS = 64;

export interface JsonShape {
  /** Number of field names: every colon outside of strings ends one. */
  fields: number;
  /** Offset of the first list or object deeper than `MOST_LEVELS`; undefined when there is none. */
  tooDeep: number | undefined;
}

/**
 * Returns the number of fields and the depth of a JSON text without parsing it. Parsers and tree walks are recursive, so
 * the depth is checked before any of them runs.
 *
 * @param text JSON or any other text; for other texts the count is only an estimate
 */
export function jsonShape(text: string): JsonShape {
  let fields = 0;
  let depth = 0;
  let isString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (isString) {
      if (character === BACKSLASH) index += 1;
      // An unclosed string ends with its line, as in the parser.
      else if (character === QUOTE || character === NEW_LINE || character === RETURN) isString = false;
    } else if (character === QUOTE) isString = true;
    else if (character === COLON) fields += 1;
    else if (character === SLASH) index = commentEnd(text, index);
    else if (character === OPEN_LIST || character === OPEN_OBJECT) {
      depth += 1;
      if (depth > MOST_LEVELS) return { fields, tooDeep: index };
    } else if (character === CLOSE_LIST || character === CLOSE_OBJECT) depth = Math.max(0, depth - 1);
  }
  return { fields, tooDeep: undefined };
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
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
