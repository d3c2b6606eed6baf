import type { Problem } from '../../config/source/problem';

/** More names than a person opens say nothing. */
const MOST = 3;

/**
 * Where a maintainer reads what is behind the problems: the pages of the first rules that were broken, errors first.
 *
 * @param problems what is told above, by place
 * @returns one line; none when there is no problem
 * @example readMore(problems) // ['Read more: docs/rules/LINK-001.md, docs/rules/WORDS-002.md']
 */
export function readMore(problems: readonly Problem[]): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const codes = [...new Set([...errors, ...problems].map(({ code }) => code))].slice(0, MOST);
  return codes.length === 0 ? [] : [`Read more: ${codes.map((code) => `docs/rules/${code}.md`).join(', ')}`];
}
