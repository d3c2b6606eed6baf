import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { styleText } from 'node:util';
import { environment } from '../../lib/environment';
import type { MessageLanguage } from '../../lib/text/message-language';
import { problemMessage, severityNames, type Problem } from '../source/problem';
import { once } from '../../lib/once';
import { codeFrame } from '../../lib/text/code-frame';

type Style = Parameters<typeof styleText>[0];
const styled = (style: Style, text: string) =>
  environment.hasColors ? styleText(style, text, { validateStream: false }) : text;
const dim = (text: string) => styled('dim', text);

/**
 * Formats problems for a terminal, in colors where it shows them: a line with position, message and suggestion, and the
 * lines of the file around it. The spaces and apostrophes of a text that has another problem are only counted.
 *
 * @param textOf returns the text of a file by its name in problems, such as `shownText()`
 * @returns one text per shown problem, with line breaks and an empty line at its end
 */
export function textReport(
  problems: Problem[],
  textOf: (file: string) => string,
  language: MessageLanguage = 'en',
): string[] {
  const files = new Map(problems.map(({ file }) => [file, once(() => textOf(file).split('\n'))]));
  const isTypography = ({ fix }: Problem) => fix !== undefined && 'typography' in fix;
  const placeOf = ({ file, pointer }: Problem) => `${file} ${pointer}`;
  const others = new Set(problems.filter((problem) => !isTypography(problem)).map(placeOf));
  const shown = problems.filter((problem) => !isTypography(problem) || !others.has(placeOf(problem)));
  return shown.map((problem) => {
    const { file, line, column, severity, code } = problem;
    const color = (text: string) => styled(severity === 'error' ? 'red' : 'yellow', text);
    const summary = `${dim(`${file}:${line}:${column}`)}  ${color(severityNames[language][severity])} ${dim(code)}  ${problemMessage(problem, language)}`;
    const lines = files.get(file)!();
    // An empty or unreadable file has no lines to show.
    const frame =
      lines.length === 1 && lines[0] === '' ? [] : codeFrame(lines, problem, { caret: color, lines: dim });
    return [summary, ...frame, ''].join('\n');
  });
}

/**
 * Returns the text of a file for display: a byte that is not UTF-8 becomes �, and a file that is no text, or that cannot be read, is empty.
 */
export function shownText(root: string, file: string): string {
  try {
    const text = new TextDecoder().decode(readFileSync(resolve(root, file)));
    return text.includes('\0') ? '' : text;
  } catch {
    return '';
  }
}
