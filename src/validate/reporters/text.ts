import { codeFrame } from '../../lib/code-frame';
import type { TextOf } from '../../config/source/file-cache';
import { problemMessage, type Problem } from '../../config/source/problem';
import type { TerminalColors } from '../../lib/terminal';

/**
 * Problems for people: a line that says where, what, and what would be right, and the place in its file.
 *
 * @param textOf the text of a file
 * @returns one text per problem, with line breaks and an empty line at its end
 */
export function textReport(
  problems: Problem[],
  textOf: TextOf,
  { red, yellow, dim }: TerminalColors,
): string[] {
  const files = new Map<string, string[]>();
  const linesOf = (file: string) => {
    const lines = files.get(file) ?? textOf(file).split('\n');
    files.set(file, lines);
    return lines;
  };
  return problems.map((problem) => {
    const { file, line, column, severity, code } = problem;
    const color = severity === 'error' ? red : yellow;
    const told = `${dim(`${file}:${line}:${column}`)}  ${color(severity)} ${dim(code)}  ${problemMessage(problem)}`;
    const lines = linesOf(file);
    // Of an empty file, or one that cannot be read, there is nothing to show.
    const frame =
      lines.length === 1 && lines[0] === '' ? [] : codeFrame(lines, problem, { caret: color, lines: dim });
    return [told, ...frame, ''].join('\n');
  });
}
