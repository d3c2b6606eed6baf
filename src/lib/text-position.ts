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

/** A place in a text, counted from 1. */
export type PlaceAt = (offset: number) => { line: number; column: number };

/**
 * Where offsets of a text are, as people count. The lines are found on the first call.
 *
 * @param text the text, without a byte order mark
 * @returns the line and the column of an offset, both counted from 1
 */
export function placesIn(text: string): PlaceAt {
  let known: number[] | undefined;
  return (offset) => {
    const starts = (known ??= [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)]);
    let line = 0;
    // Halves: a text of many lines may have many problems.
    for (let step = 2 ** Math.ceil(Math.log2(starts.length)); step >= 1; step /= 2) {
      if ((starts[line + step] ?? Infinity) <= offset) line += step;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
