import type { Problem } from '../source/problem';

/**
 * Formats problems as JSON for other programs. The format is stable: fields are not renamed.
 *
 * @returns a list of problems, each with its code, its position and JSON pointer (`path`), the values in its message, and
 *   the message in each language; `message` is the English one
 */
export function jsonReport(problems: Problem[]): string {
  const entries = problems.map(
    ({ file, line, column, severity, code, message, data, pointer, suggestion }) => ({
      file,
      line,
      column,
      severity,
      code,
      message: message.en,
      messages: message,
      data,
      path: pointer,
      suggestion,
    }),
  );
  return JSON.stringify({ problems: entries }, null, 2);
}
