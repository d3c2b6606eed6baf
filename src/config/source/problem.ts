import type { Path } from '../../lib/json';

/** Something wrong in the config or in the words, told to the person who can mend it. */
export interface Problem {
  /** The file, as it is called in the project, such as `site.config.json`. */
  file: string;
  /** The place, counted from 1. */
  line: number;
  column: number;
  severity: 'error' | 'warning';
  /** The rule that was broken, such as `LINK-001`. */
  code: string;
  /** Where in the site: page, block and field, such as `page /contact › block 1 "hero" › title`; may be empty. */
  location: string;
  /** What is wrong and what would be right, in one or two sentences. */
  message: string;
  /** The bare word to put there, when there is a likely one. */
  suggestion: string | null;
  /** The right name of a misspelt field, when there is no doubt; `validate --fix` writes it. */
  rename?: string | undefined;
  /** Where it is in the config; none in another file, nor where there is nothing but a text. */
  path?: Path | undefined;
}

/**
 * One line that says where, what, and what would be right.
 *
 * @example
 * problemLine(problem)
 * // site.config.json:1204:17  error LINK-001  page /consulting › block 3 "call-to-action" › actions[0].to: there is no page "contct". Did you mean "contact"?
 */
export function problemLine(problem: Problem): string {
  const where = `${problem.file}:${problem.line}:${problem.column}`;
  return `${where}  ${problem.severity} ${problem.code}  ${problemMessage(problem)}`;
}

/** The part of the line that is said to people: the place in the site, what is wrong, and what was likely meant. */
export function problemMessage({ location: place, message, suggestion }: Problem): string {
  const guess = suggestion === null ? '' : ` Did you mean "${suggestion}"?`;
  return `${place === '' ? '' : `${place}: `}${message}${guess}`;
}

/** By file, then by place in it; the same problem at the same place only once. */
export function sortedProblems(problems: Problem[]): Problem[] {
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

/** How many errors and warnings there are, in words. */
export function problemCount(problems: Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  return `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
