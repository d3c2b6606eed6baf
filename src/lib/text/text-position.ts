/** Converts an offset into a line and a column, both counted from 1. */
export type PositionAt = (offset: number) => { line: number; column: number };

/**
 * Returns a function that converts an offset into a line and a column, both counted from 1. The line starts are
 * computed on the first call.
 *
 * @param text the text, without a byte order mark
 */
export function positionsIn(text: string): PositionAt {
  let lineStarts: number[] | undefined;
  return (offset) => {
    const starts = (lineStarts ??= [0, ...[...text.matchAll(/\n/g)].map((match) => match.index + 1)]);
    let line = 0;
    // Binary search: a text of many lines may have many problems.
    for (let step = 2 ** Math.ceil(Math.log2(starts.length)); step >= 1; step /= 2) {
      if ((starts[line + step] ?? Infinity) <= offset) line += step;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
