import { languages, type Language, languageNames } from '../../site/languages';
import { problemLine, type Problem } from '../../config/source/problem';
import { percent, type LanguageCoverage, type PageCoverage } from './coverage';
import type { WordLists } from './problem-lists';

/**
 * How far the site is translated, for people: the pages that lack something, the sum of each language, and every
 * text that wants somebody's eye with its place.
 *
 * @param pages how far each page is; null when the config has mistakes that stand in the way
 */
export function wordsReport(pages: PageCoverage[] | null, lists: WordLists): string[] {
  return [
    ...(pages ? coverageLines(pages) : ['The pages cannot be counted before these are mended.']),
    ...section('Missing words', lists.missing),
    ...section('Translations older than their French', lists.stale),
    ...section('Words that nothing uses', lists.unused),
  ];
}

/** The sums of one language over pages. */
export function languageSum(pages: PageCoverage[], language: Language) {
  const own = pages.flatMap((page) => page.languages.filter((entry) => entry.language === language));
  const count = (state: LanguageCoverage['state']) => own.filter((entry) => entry.state === state).length;
  const texts = own.reduce((sum, entry) => sum + entry.texts, 0);
  const missing = own.reduce((sum, entry) => sum + entry.missing, 0);
  return {
    language,
    covered: count('covered'),
    partly: count('partly'),
    missing: count('missing'),
    texts,
    missingTexts: missing,
    percent: percent(texts - missing, texts),
  };
}

/** The languages that pages were asked about. */
export function askedLanguages(pages: PageCoverage[]): Language[] {
  return languages.filter((language) => pages[0]?.languages.some((entry) => entry.language === language));
}

function coverageLines(pages: PageCoverage[]): string[] {
  const sums = askedLanguages(pages).map((language) => languageSum(pages, language));
  return [
    ...pages.flatMap(({ path, notice }) => (notice === null ? [] : [`${path}  ${notice}`])),
    ...pages.flatMap(({ path, languages: entries }) =>
      entries
        .filter(({ state, missing }) => state !== 'covered' || missing > 0)
        .map(
          ({ language, state, texts, missing, percent: part }) =>
            `${path}  ${languageNames[language]}: ${state}, ${part} % (${missing} of ${texts} texts missing)${
              state === 'covered' ? '' : ', not listed by search engines'
            }`,
        ),
    ),
    ...sums.map(
      (sum) =>
        `${languageNames[sum.language]}: ${sum.covered} of ${pages.length} pages covered, ${sum.partly} partly, ` +
        `${sum.missing} missing; ${sum.texts - sum.missingTexts} of ${sum.texts} texts (${sum.percent} %).`,
    ),
  ];
}

function section(title: string, problems: Problem[]): string[] {
  return ['', `${title}: ${problems.length === 0 ? 'none.' : problems.length}`].concat(
    problems.map((problem) => `  ${problemLine(problem)}`),
  );
}
