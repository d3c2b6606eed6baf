import { messageLanguage } from '../../config/message-language';
import type { MessageLanguage } from '../../config/rule';
import type { Problem } from '../../config/source/problem';

/** Maximum number of rules; a longer list is not read. */
const MOST = 3;

/**
 * Returns a line that names the commands which explain the first broken rules, errors first.
 *
 * @param problems the reported problems, sorted by position
 * @returns one line; none when there are no problems
 * @example readMore(problems) // ['Read more: npm run validate -- --explain LINK-001 (or WORDS-002)']
 */
export function readMore(problems: readonly Problem[], language: MessageLanguage = messageLanguage()): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const codes = [...new Set([...errors, ...problems].map(({ code }) => code))];
  const [first, ...others] = codes.slice(0, MOST);
  if (first === undefined) return [];
  const { more, or } = words[language];
  const rest = others.length === 0 ? '' : ` (${or} ${others.join(', ')})`;
  return [`${more} npm run validate -- --explain ${first}${rest}`];
}

const words: Record<MessageLanguage, { more: string; or: string }> = {
  en: { more: 'Read more:', or: 'or' },
  fr: { more: 'Pour en savoir plus\u00a0:', or: 'ou' },
};
