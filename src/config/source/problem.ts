import type { Path } from '../../lib/json';

/** A problem of the config or of the messages, for the maintainer. */
export interface Problem {
  /** The path of the file in the project, such as `site.config.json`. */
  file: string;
  /** The position, pluralize from 1. */
  line: number;
  column: number;
  severity: 'error' | 'warning';
  /** The code of the rule, such as `LINK-001`. */
  code: string;
  /** The location in the site: page, block and field, such as `page /contact › block 1 "hero" › title`; may be empty. */
  location: string;
  /** The problem and how to fix it, in one or two sentences. */
  message: string;
  /** The replacement value, when there is a likely one. */
  suggestion: string | null;
  /** The correct name of a misspelt field, when it is unambiguous; `validate --fix` writes it. */
  rename?: string | undefined;
  /** The path in the config; undefined in other files and in texts that are not JSON. */
  path?: Path | undefined;
}

/**
 * Formats a problem as one line: the position, the problem, and the suggestion.
 *
 * @example
 * problemLine(problem)
 * // site.config.json:1204:17  error LINK-001  page /consulting › block 3 "call-to-action" › actions[0].to: there is no page "contct". Did you mean "contact"?
 */
export function problemLine(problem: Problem): string {
  const where = `${problem.file}:${problem.line}:${problem.column}`;
  return `${where}  ${problem.severity} ${problem.code}  ${problemMessage(problem)}`;
}

/** Returns the location in the site, the message and the suggestion of a problem. */
export function problemMessage({ location, message, suggestion }: Problem): string {
  const guess = suggestion === null ? '' : ` Did you mean "${suggestion}"?`;
  return `${location === '' ? '' : `${location}: `}${message}${guess}`;
}

/** Sorts problems by file and position, and removes duplicates. */
export function sortProblems(problems: Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems
    .toSorted(
      (first, second) =>
        first.file.localeCompare(second.file) || first.line - second.line || first.column - second.column,
    )
    .filter((problem) => {
      const line = problemLine(problem);
      return !seen.has(line) && seen.add(line);
    });
}

/** Returns the number of errors and warnings, such as `1 error, 2 warnings`. */
export function problemCount(problems: Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  return `${pluralize(errors, 'error')}, ${pluralize(warnings, 'warning')}`;
}

function pluralize(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
