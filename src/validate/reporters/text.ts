import type { TextOf } from '../../config/source/file-cache';
import { problemMessage, type Problem } from '../../config/source/problem';
import { codeFrame } from '../../lib/text/code-frame';
import type { TerminalColors } from '../../lib/terminal';

/**
 * Formats problems for a terminal: a line with position, message and suggestion, and the lines of the file around it.
 *
 * @param textOf returns the text of a file
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
    const summary = `${dim(`${file}:${line}:${column}`)}  ${color(severity)} ${dim(code)}  ${problemMessage(problem)}`;
    const lines = linesOf(file);
    // An empty or unreadable file has no lines to show.
    const frame =
      lines.length === 1 && lines[0] === '' ? [] : codeFrame(lines, problem, { caret: color, lines: dim });
    return [summary, ...frame, ''].join('\n');
  });
}
