import { languages, type Language, languageNames } from '../../site/languages';
import type { SiteConfig } from '../../site/types.generated';
import type { Problem } from '../../config/source/problem';
import type { WantedWords } from './coverage';

/** The lists of words that want somebody's eye, each with the rules whose findings stand in it. */
const codes = {
  missing: /^WORDS-00[12]$/,
  stale: /^WORDS-012$/,
  unused: /^WORDS-00[36]$/,
};

export type WordLists = Record<keyof typeof codes, Problem[]>;

/**
 * The words that are missing, older than their French, or used by nothing, as the rules found them.
 *
 * @param problems what `loadSite()` told
 * @param config the config, to know which keys a page uses; without it only what stands on the page itself counts
 */
export function wordLists(
  problems: Problem[],
  config: Pick<SiteConfig, 'pages'> | undefined,
  wanted: WantedWords = {},
): WordLists {
  const page = config?.pages.find(({ id }) => id === wanted.page);
  const keys = new Set(page ? JSON.stringify(page).match(/(?<="t:)[^"]+(?=")/g) : []);
  const isOfPage = ({ location: place }: Problem) =>
    wanted.page === undefined ||
    keys.has(place) ||
    place === `page ${page?.path}` ||
    place.startsWith(`page ${page?.path} ›`);
  const isWanted = (problem: Problem) => isOfPage(problem) && isOfLanguage(problem, wanted.language);
  return Object.fromEntries(
    Object.entries(codes).map(([list, rules]) => [
      list,
      problems.filter((problem) => rules.test(problem.code) && isWanted(problem)),
    ]),
  ) as WordLists;
}

/** In a locale file the file says which language is meant, in the config the message does. */
function isOfLanguage({ file, message }: Problem, wanted: Language | undefined): boolean {
  if (wanted === undefined) return true;
  const own = languages.find((language) => file === `locales/${language}.json`);
  if (own) return own === wanted;
  return (
    message.includes(languageNames[wanted]) ||
    !languages.some((language) => message.includes(languageNames[language]))
  );
}
