/**
 * Where places of a text are, as a program counts: from its beginning.
 *
 * @param text the text, without a byte order mark
 * @returns the offset of a line and a column, both counted from 1
 */
export function offsetsIn(text: string): (place: { line: number; column: number }) => number {
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return ({ line, column }) => (lineStarts[line - 1] ?? text.length) + column - 1;
}
