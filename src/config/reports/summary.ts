import { commandLine } from '../../lib/command/command-line';
import type { MessageLanguage } from '../../lib/text/message-language';
import { problemCount, type Problem } from '../source/problem';
import type { LoadedSite } from '../load-site';

/** Maximum number of rules that are named; a longer list is not read. */
const MOST = 3;

/**
 * Returns the lines below the problems: how to read more about the first broken rules, errors first, then the numbers of
 * pages and problems, and what can be fixed automatically.
 *
 * @example summaryLines(loaded, 'en')
 * // ['Read more: npm run validate -- --explain LINK-001 (or WORDS-002)', '2 errors, 1 warning.']
 */
export function summaryLines(
  { site, problems, unpublished = 0 }: LoadedSite,
  language: MessageLanguage,
): string[] {
  const { others, fixes, pages } = texts[language];
  const published = site?.config.pages.length ?? 0;
  const left = unpublished === 0 ? '' : ` (${others(unpublished)})`;
  const fixable = problems.filter(({ fix }) => fix !== undefined).length;
  const hint = fixable === 0 ? '' : ` ${fixes(fixable)}`;
  const counted = site ? `${pages(published)}${left}${language === 'fr' ? '\u00a0' : ''}: ` : '';
  return [...readMore(problems, language), `${counted}${problemCount(problems, language)}.${hint}`];
}

function readMore(problems: readonly Problem[], language: MessageLanguage): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const codes = [...new Set([...errors, ...problems].map(({ code }) => code))];
  const [first, ...others] = codes.slice(0, MOST);
  if (first === undefined) return [];
  const { more, or } = texts[language];
  const rest = others.length === 0 ? '' : ` (${or} ${others.join(', ')})`;
  return [`${more} ${commandLine('validate', `--explain ${first}`)}${rest}`];
}

const texts = {
  en: {
    more: 'Read more:',
    or: 'or',
    pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    others: (count: number) => `${count} more not published`,
    fixes: (count: number) => `${commandLine('validate', '--fix')} fixes ${count} of them.`,
  },
  fr: {
    more: 'Pour en savoir plus\u00a0:',
    or: 'ou',
    pages: (count: number) => (count < 2 ? `${count} page` : `${count} pages`),
    others: (count: number) => (count === 1 ? '1 autre non publiée' : `${count} autres non publiées`),
    fixes: (count: number) => `${commandLine('validate', '--fix')} en corrige ${count}.`,
  },
} satisfies Record<MessageLanguage, object>;
