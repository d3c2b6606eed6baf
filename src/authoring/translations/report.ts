import { problemLine, type Problem } from '../../config/source/problem';
import { languageName, languages, type Language } from '../../site/languages';
import { percent, type LanguageCoverage, type PageCoverage } from './coverage';
import type { TranslationProblems } from './problem-lists';

/**
 * Returns a report on the translations, for people: the pages with gaps, the totals of each language, and each problem
 * with its location.
 *
 * @param pages the coverage of each page; null when the config has errors
 */
export function translationsReport(pages: PageCoverage[] | null, lists: TranslationProblems): string[] {
  return [
    ...(pages ? coverageLines(pages) : ['The pages cannot be counted. Fix these problems first.']),
    ...section('Missing texts', lists.missing),
    ...section('Translations older than their French', lists.stale),
    ...section('Unused texts', lists.unused),
  ];
}

/** Returns the totals of one language over all pages. */
export function languageTotals(pages: PageCoverage[], language: Language) {
  const entries = pages.flatMap((page) => page.languages.filter((entry) => entry.language === language));
  const count = (state: LanguageCoverage['state']) => entries.filter((entry) => entry.state === state).length;
  const texts = entries.reduce((sum, entry) => sum + entry.texts, 0);
  const missing = entries.reduce((sum, entry) => sum + entry.missing, 0);
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

/** Returns the languages that a report is about. */
export function reportedLanguages(pages: PageCoverage[]): Language[] {
  return languages.filter((language) => pages[0]?.languages.some((entry) => entry.language === language));
}

function coverageLines(pages: PageCoverage[]): string[] {
  const totals = reportedLanguages(pages).map((language) => languageTotals(pages, language));
  return [
    ...pages.flatMap(({ path, notice }) => (notice === null ? [] : [`${path}  ${notice}`])),
    ...pages.flatMap(({ path, languages: entries }) =>
      entries
        .filter(({ state, missing }) => state !== 'covered' || missing > 0)
        .map(
          ({ language, state, texts, missing, percent: part }) =>
            `${path}  ${languageName(language)}: ${state}, ${part} % (${missing} of ${texts} texts missing)${
              state === 'covered' ? '' : ', not listed by search engines'
            }`,
        ),
    ),
    ...totals.map(
      (total) =>
        `${languageName(total.language)}: ${total.covered} of ${pages.length} pages covered, ${total.partly} partly, ` +
        `${total.missing} missing; ${total.texts - total.missingTexts} of ${total.texts} texts (${total.percent} %).`,
    ),
  ];
}

function section(title: string, problems: Problem[]): string[] {
  return ['', `${title}: ${problems.length === 0 ? 'none.' : problems.length}`].concat(
    problems.map((problem) => `  ${problemLine(problem)}`),
  );
}
