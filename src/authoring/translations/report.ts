import { problemLine, type Problem } from '../../config/source/problem';
import { languages } from '../../config/last-languages';
import type { Language } from '../../site/languages';
import { percent, type LanguageCoverage, type PageCoverage } from './coverage';
import { say } from './messages';
import type { TranslationProblems } from './problem-lists';

/**
 * Returns a report on the translations, for people: the pages with gaps, the totals of each language, and each problem
 * with its location.
 *
 * @param pages the coverage of each page; null when the config has errors
 */
export function translationsReport(pages: PageCoverage[] | null, lists: TranslationProblems): string[] {
  return [
    ...(pages ? coverageLines(pages) : [say('uncounted')]),
    ...section('missing', lists.missing),
    ...section('stale', lists.stale),
    ...section('unused', lists.unused),
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
        .map((entry) => `${path}  ${say('page', entry)}`),
    ),
    ...totals.map((total) => say('totals', { ...total, pages: pages.length })),
  ];
}

function section(title: 'missing' | 'stale' | 'unused', problems: Problem[]): string[] {
  return ['', say('list', say(title), problems.length)].concat(
    problems.map((problem) => `  ${problemLine(problem)}`),
  );
}
