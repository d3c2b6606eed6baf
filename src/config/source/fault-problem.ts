import type { Problem } from './problem';

/** An error in a file as such, whatever its content means. */
export function faultProblem(
  file: string,
  code: string,
  { line, column }: Pick<Problem, 'line' | 'column'>,
  message: string,
): Problem {
  return { file, line, column, severity: 'error', code, location: '', message, suggestion: null };
}
