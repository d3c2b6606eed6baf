import type { Problem } from '../../config/source/problem';
import { languageNames, languages, type Language } from '../../site/languages';
import type { SiteConfig } from '../../site/types.generated';
import type { TranslationScope } from './coverage';

/** The rules whose problems are in each list. */
const codes = {
  missing: /^WORDS-00[12]$/,
  stale: /^WORDS-012$/,
  unused: /^WORDS-00[36]$/,
};

export type TranslationProblems = Record<keyof typeof codes, Problem[]>;

/**
 * Returns the problems about texts that are missing, older than their French text, or unused.
 *
 * @param problems the problems of `loadSite()`
 * @param config the config, which tells the keys that a page uses; without it only texts on the page itself count
 */
export function translationProblems(
  problems: Problem[],
  config: Pick<SiteConfig, 'pages'> | undefined,
  scope: TranslationScope = {},
): TranslationProblems {
  const page = config?.pages.find(({ id }) => id === scope.page);
  const keys = new Set(page ? JSON.stringify(page).match(/(?<="t:)[^"]+(?=")/g) : []);
  const isOfPage = ({ location }: Problem) =>
    scope.page === undefined ||
    keys.has(location) ||
    location === `page ${page?.path}` ||
    location.startsWith(`page ${page?.path} ›`);
  const isInScope = (problem: Problem) => isOfPage(problem) && isOfLanguage(problem, scope.language);
  return Object.fromEntries(
    Object.entries(codes).map(([list, rules]) => [
      list,
      problems.filter((problem) => rules.test(problem.code) && isInScope(problem)),
    ]),
  ) as TranslationProblems;
}

/** In a locale file the name of the file tells the language of a problem, in the config its message does. */
function isOfLanguage({ file, message }: Problem, language: Language | undefined): boolean {
  if (language === undefined) return true;
  const fileLanguage = languages.find((candidate) => file === `locales/${candidate}.json`);
  if (fileLanguage) return fileLanguage === language;
  return (
    message.includes(languageNames[language]) ||
    !languages.some((candidate) => message.includes(languageNames[candidate]))
  );
}
