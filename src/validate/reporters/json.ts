import type { Problem } from '../../config/source/problem';

/**
 * Problems for programs, as JSON. What stands in it is a promise to whoever reads it: fields are not renamed.
 *
 * @param pointerOf the place of a problem in its file, as `problemPointers()` gives it
 */
export function jsonReport(problems: Problem[], pointerOf: (problem: Problem) => string): string {
  const told = problems.map((problem) => {
    const { file, line, column, severity, code, message, suggestion } = problem;
    return { file, line, column, severity, code, message, path: pointerOf(problem), suggestion };
  });
  return JSON.stringify({ problems: told }, null, 2);
}
