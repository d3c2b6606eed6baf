import type { Problem } from '../../config/source/problem';

/** Maximum number of links; a longer list is not read. */
const MOST = 3;

/**
 * Returns a line that links to the documentation of the first broken rules, errors first.
 *
 * @param problems the reported problems, sorted by position
 * @returns one line; none when there are no problems
 * @example readMore(problems) // ['Read more: docs/rules/LINK-001.md, docs/rules/WORDS-002.md']
 */
export function readMore(problems: readonly Problem[]): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const codes = [...new Set([...errors, ...problems].map(({ code }) => code))].slice(0, MOST);
  return codes.length === 0 ? [] : [`Read more: ${codes.map((code) => `docs/rules/${code}.md`).join(', ')}`];
}
