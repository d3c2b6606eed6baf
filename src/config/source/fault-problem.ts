import type { Problem } from './problem';

/** Returns an error about a file itself, such as its encoding, independent of the config. */
export function faultProblem(
  file: string,
  code: string,
  { line, column }: Pick<Problem, 'line' | 'column'>,
  message: string,
): Problem {
  return { file, line, column, severity: 'error', code, location: '', message, suggestion: null };
}
