import type { Problem } from '../../config/source/problem';
import { lastSite as site, languages } from '../../config/last-languages';
import type { Language } from '../../site/languages';
import { pagePath } from '../../site/page-url';
import type { SiteConfig } from '../../site/types.generated';
import { missingText } from '../../validate/rules/texts/missing-text';
import { missingTranslation } from '../../validate/rules/texts/missing-translation';
import { staleTranslation } from '../../validate/rules/texts/stale-translation';
import { unusedKey } from '../../validate/rules/texts/unused-key';
import type { TranslationScope } from './coverage';

/** The rules whose problems are in each list. */
const rules = {
  missing: [missingText, missingTranslation],
  stale: [staleTranslation],
  unused: [unusedKey],
};

export type TranslationProblems = Record<keyof typeof rules, Problem[]>;

/**
 * Returns the problems about texts that are missing, older than their French text, or unused.
 *
 * @param problems the problems of `loadSite()`
 * @param config the config as written, for the keys that a page uses; without it only texts on the page itself count
 */
export function translationProblems(
  problems: Problem[],
  config: Pick<SiteConfig, 'pages'> | undefined,
  scope: TranslationScope = {},
): TranslationProblems {
  const page = config?.pages.find(({ id }) => id === scope.page);
  const location = page && `page ${pagePath(site, page.path)}`;
  const keys = page ? (JSON.stringify(page).match(/(?<="t:)[^"]+(?=")/g) ?? []) : [];
  const isOfPage = (problem: Problem) => {
    const { data } = problem;
    if (scope.page === undefined || `${problem.location} `.startsWith(`${location} `)) return true;
    const key: unknown = Reflect.get(data, 'key');
    return keys.some((used) => `${used}.`.startsWith(`${key}.`));
  };
  const isInScope = (problem: Problem) => isOfPage(problem) && isOfLanguage(problem, scope.language);
  return Object.fromEntries(
    Object.entries(rules).map(([list, reporting]) => [
      list,
      problems.filter((problem) => reporting.some(({ code }) => code === problem.code) && isInScope(problem)),
    ]),
  ) as TranslationProblems;
}

/** The data of a problem names its languages; without them, the locale file has only one. */
function isOfLanguage({ file, data }: Problem, language: Language | undefined): boolean {
  if (language === undefined) return true;
  const { language: only, languages: several } = data as { language?: Language; languages?: Language[] };
  if (only ?? several) return only === language || (several?.includes(language) ?? false);
  const other = languages.find((candidate) => file === `locales/${candidate}.json`);
  return other === undefined || other === language;
}
