import type { Problem } from '../../config/source/problem';

/**
 * Formats problems as JSON for other programs. The format is stable: fields are not renamed.
 *
 * @param pointerOf returns the JSON pointer of a problem, as `problemPointers()` does
 */
export function jsonReport(problems: Problem[], pointerOf: (problem: Problem) => string): string {
  const entries = problems.map((problem) => {
    const { file, line, column, severity, code, message, suggestion } = problem;
    return { file, line, column, severity, code, message, path: pointerOf(problem), suggestion };
  });
  return JSON.stringify({ problems: entries }, null, 2);
}
