import { buildTime } from '../../config/publication/build-time';
import { publicationNotice } from '../../config/publication/notice';
import { coveredLanguages, textCounts } from '../../site/coverage';
import { defaultLanguage, languages } from '../../config/last-languages';
import type { Language } from '../../site/languages';
import { pagePath } from '../../site/page-url';
import type { Site } from '../../site/site';

/** Limits a report to one language or one page. */
export interface TranslationScope {
  language?: Language | undefined;
  /** The id of the page. */
  page?: string | undefined;
}

/** How much of a page is translated into a language. */
export interface LanguageCoverage {
  language: Language;
  /** Covered: search engines may list it. Partly: some texts are translated. Missing: none is. */
  state: 'covered' | 'partly' | 'missing';
  texts: number;
  missing: number;
  /** Rounded down: only a page without a gap has 100. */
  percent: number;
}

export interface PageCoverage {
  page: string;
  path: string;
  /** Why the page is not published; null when it is. */
  notice: string | null;
  languages: LanguageCoverage[];
}

/**
 * Returns how much of each page is translated. The head and the sitemap use the same test for whether a page is
 * covered (`src/site/coverage.ts`): it may be while a text is missing.
 *
 * @param now the time of the build
 * @returns the pages in their order, with the languages other than French
 */
export function translationCoverage(
  site: Site,
  scope: TranslationScope = {},
  now = buildTime(),
): PageCoverage[] {
  const targets = languages.filter(
    (language) => language !== defaultLanguage && (scope.language ?? language) === language,
  );
  return site.config.pages
    .filter(({ id }) => (scope.page ?? id) === id)
    .map((page) => {
      // A path for each language looks like a text, but a language without one has the first language's.
      const { path, ...content } = page;
      const covered = coveredLanguages(site, page);
      return {
        page: page.id,
        path: pagePath(site, path),
        notice: publicationNotice(page, now, site.config.organization.hours.timeZone),
        languages: targets.map((language) => {
          const { texts, missing } = textCounts(site, content, language);
          const uncovered = missing === texts ? 'missing' : 'partly';
          const state = covered.includes(language) ? 'covered' : uncovered;
          return { language, state, texts, missing, percent: percent(texts - missing, texts) };
        }),
      };
    });
}

/** Returns a share in percent, rounded down; 100 when the total is 0. */
export function percent(part: number, total: number): number {
  return total === 0 ? 100 : Math.floor((part / total) * 100);
}
