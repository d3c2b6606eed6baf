import { coveredLanguages, textCounts } from '../../site/coverage';
import { defaultLanguage, languages, type Language } from '../../site/languages';
import type { Site } from '../../site/site';
import { buildTime } from '../../config/publication/build-time';
import { publicationNotice } from '../../config/publication/notice';

/** What may be asked for: one language, one page. */
export interface WantedWords {
  language?: Language | undefined;
  /** The id of the page. */
  page?: string | undefined;
}

/** How far a page is translated into one language. */
export interface LanguageCoverage {
  language: Language;
  /** Covered: search engines may list it. Partly: some words are there. Missing: none are. */
  state: 'covered' | 'partly' | 'missing';
  texts: number;
  missing: number;
  /** Rounded down: 100 is said of a page without a gap only. */
  percent: number;
}

export interface PageCoverage {
  page: string;
  path: string;
  /** Why it is not published, in words; null when it is. */
  notice: string | null;
  languages: LanguageCoverage[];
}

/**
 * How far each page is translated. Whether a page is covered is what the head and the sitemap ask too
 * (`src/site/coverage.ts`): it may be while a word is missing.
 *
 * @param now the clock of the build
 * @returns the pages in their order, with the languages that are translated into
 */
export function wordCoverage(site: Site, wanted: WantedWords = {}, now = buildTime()): PageCoverage[] {
  const asked = languages.filter(
    (language) => language !== defaultLanguage && (wanted.language ?? language) === language,
  );
  return site.config.pages
    .filter(({ id }) => (wanted.page ?? id) === id)
    .map((page) => {
      const covered = coveredLanguages(site, page);
      return {
        page: page.id,
        path: page.path,
        notice: publicationNotice(page, now, site.config.organization.hours.timeZone),
        languages: asked.map((language) => {
          const { texts, missing } = textCounts(site, page, language);
          const none = missing === texts ? 'missing' : 'partly';
          const state = covered.includes(language) ? 'covered' : none;
          return { language, state, texts, missing, percent: percent(texts - missing, texts) };
        }),
      };
    });
}

/** How much of a whole there is, rounded down; all of it when the whole is nothing. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.floor((part / whole) * 100);
}
