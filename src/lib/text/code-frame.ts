import { NO_TEXT } from './characters';

type Paint = (text: string) => string;

/** Characters shown of a line. A terminal has at least 80 columns; the line numbers take the rest. */
const WIDTH = 72;

/**
 * Returns the lines around a position of a file, with line numbers and a caret under the position.
 *
 * Long lines are cut around the column; a cut is shown as `…`.
 *
 * @param position the line and the column to point at, counted from 1
 * @param colors the colors of the caret and of the lines
 * @returns the line before, the line, the caret and the line after, as far as they exist
 * @example
 * //   11 |     "actions": [
 * // > 12 |       { "to": "contct" }
 * //      |               ^
 * //   13 |     ]
 */
export function codeFrame(
  lines: readonly string[],
  position: { line: number; column: number },
  colors: { caret: Paint; lines: Paint } = { caret: plain, lines: plain },
): string[] {
  if (lines[position.line - 1] === undefined) return [];
  const first = Math.max(1, position.line - 1);
  const last = Math.min(lines.length, position.line + 1);
  const from = cutFrom(lines[position.line - 1] ?? '', position.column);
  const digits = String(last).length;
  const frame: string[] = [];
  for (let line = first; line <= last; line += 1) {
    const isTarget = line === position.line;
    const row = `${isTarget ? '>' : ' '} ${String(line).padStart(digits)} | ${cut(lines[line - 1] ?? '', from)}`;
    frame.push(colors.lines(row.trimEnd()));
    if (!isTarget) continue;
    const indent = `  ${' '.repeat(digits)} | ${' '.repeat(position.column - 1 - from)}`;
    frame.push(colors.lines(indent) + colors.caret('^'));
  }
  return frame;
}

const plain: Paint = (text) => text;

/** Returns the offset of the first character to show, so that the column is visible. */
function cutFrom(line: string, column: number): number {
  if (line.length <= WIDTH || column <= (WIDTH * 2) / 3) return 0;
  return Math.min(column - 1 - Math.floor(WIDTH / 2), Math.max(0, line.length - WIDTH));
}

function cut(line: string, from: number): string {
  // A tab is as wide as the terminal decides; the caret needs characters of one column, and a terminal obeys control characters.
  const part = line.slice(from, from + WIDTH).replaceAll(NO_TEXT, ' ');
  const shown = [...part.replaceAll(/\s/g, ' ')];
  if (from > 0 && line.length > from) shown[0] = '…';
  if (line.length > from + WIDTH) shown[shown.length - 1] = '…';
  return shown.join('');
}
