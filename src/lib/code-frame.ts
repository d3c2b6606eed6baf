import type { Paint } from './terminal';

/** How much of a line is shown; a terminal has 80 columns or more, and the numbers need some. */
const WIDTH = 72;

/**
 * The lines around a place of a file, with their numbers and a caret under the place.
 *
 * Lines that are too long are cut around the column; a cut is shown as `…`.
 *
 * @param lines the lines of the file
 * @param place where to point, counted from 1
 * @param colors of the caret, and of the lines
 * @returns the line before, the line, the caret, the line after; what there is of them
 * @example
 * //   11 |     "actions": [
 * // > 12 |       { "to": "contct" }
 * //      |               ^
 * //   13 |     ]
 */
export function codeFrame(
  lines: readonly string[],
  place: { line: number; column: number },
  colors: { caret: Paint; lines: Paint } = { caret: plain, lines: plain },
): string[] {
  if (lines[place.line - 1] === undefined) return [];
  const first = Math.max(1, place.line - 1);
  const last = Math.min(lines.length, place.line + 1);
  const from = cutFrom(lines[place.line - 1] ?? '', place.column);
  const digits = String(last).length;
  const frame: string[] = [];
  for (let line = first; line <= last; line += 1) {
    const isPlace = line === place.line;
    const row = `${isPlace ? '>' : ' '} ${String(line).padStart(digits)} | ${cut(lines[line - 1] ?? '', from)}`;
    frame.push(colors.lines(row.trimEnd()));
    if (!isPlace) continue;
    const indent = `  ${' '.repeat(digits)} | ${' '.repeat(place.column - 1 - from)}`;
    frame.push(colors.lines(indent) + colors.caret('^'));
  }
  return frame;
}

const plain: Paint = (text) => text;

/** From which sign on lines are shown, so that the column is among what is shown. */
function cutFrom(line: string, column: number): number {
  if (line.length <= WIDTH || column <= (WIDTH * 2) / 3) return 0;
  return Math.min(column - 1 - Math.floor(WIDTH / 2), Math.max(0, line.length - WIDTH));
}

function cut(line: string, from: number): string {
  // A tab is as wide as the terminal likes; the caret needs every sign one column wide, and a terminal obeys controls.
  const shown = [...line.slice(from, from + WIDTH).replaceAll(/[\s\p{Cc}]/gu, ' ')];
  if (from > 0 && line.length > from) shown[0] = '…';
  if (line.length > from + WIDTH) shown[shown.length - 1] = '…';
  return shown.join('');
}
