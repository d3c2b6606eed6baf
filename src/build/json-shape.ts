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
      else if (sign === QUOTE || sign === NEW_LINE) isString = false;
    } else if (sign === QUOTE) isString = true;
    else if (sign === COLON) fields += 1;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      depth += 1;
      if (depth > MOST_LEVELS) return { fields, tooDeep: index };
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
  }
  return { fields, tooDeep: undefined };
}

const NEW_LINE = 10;
const QUOTE = 34;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
