/** Levels of lists and objects that a file may have; the deepest file of the project, a schema, has 13. */
export const MOST_LEVELS = 64;

export interface JsonShape {
  /** How many names of fields it holds: every colon outside its strings ends one. */
  fields: number;
  /** Where the first list or object begins that lies deeper than `MOST_LEVELS`; undefined when none does. */
  tooDeep: number | undefined;
}

/**
 * What a JSON text shows without being parsed. Parsers and walks call themselves at each level, so the depth is
 * checked before any of them runs.
 *
 * @param text JSON or anything else; of what is not JSON the count is a guess
 */
export function jsonShape(text: string): JsonShape {
  let fields = 0;
  let depth = 0;
  let isString = false;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charCodeAt(index);
    if (isString) {
      if (sign === BACKSLASH) index += 1;
      // A string that is not closed ends with its line, as it does for the parser.
      else if (sign === QUOTE || sign === NEW_LINE || sign === RETURN) isString = false;
    } else if (sign === QUOTE) isString = true;
    else if (sign === COLON) fields += 1;
    else if (sign === SLASH) index = commentEnd(text, index);
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      depth += 1;
      if (depth > MOST_LEVELS) return { fields, tooDeep: index };
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth = Math.max(0, depth - 1);
  }
  return { fields, tooDeep: undefined };
}

/** JSON has no comments, but the parser reads over them to report them: the last place of the one that begins here. */
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
