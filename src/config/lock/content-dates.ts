import { createHash } from 'node:crypto';
import { coveredLanguages } from '../../site/coverage';
import type { Language } from '../../site/languages';
import { pageData } from '../../site/page-data/page-data';
import { pagePath, pageUrl, type PagePath } from '../../site/page-url';
import type { Site } from '../../site/site';
import type { ContentDates } from './site-lock';

/**
 * Returns the day on which the content of each page last changed: the recorded day when it is the same.
 *
 * @param site the site as it was loaded: the addresses that a build gives to pictures are no content
 * @param recorded the dates so far
 * @param today the day of the pages that are new or have changed; undefined for those of a build, which records no day
 */
export function contentDates<Day extends string | undefined>(
  site: Site,
  recorded: ContentDates,
  today: Day,
): Record<string, readonly [hash: string, day: string | Day]> {
  return Object.fromEntries(
    site.config.pages.flatMap((page) =>
      coveredLanguages(site, page).map((language) => {
        const url = pageUrl(site, page.path, language);
        const hash = contentHash(site, page.path, language);
        // A page that gets an address of its own in a language keeps its day.
        const shared = pageUrl(site, pagePath(site, page.path), language);
        const key = [url, shared].find((each) => Object.hasOwn(recorded, each)) ?? '';
        const [before, day] = recorded[key] ?? [];
        return [url, [hash, before === hash ? day! : today]] as const;
      }),
    ),
  );
}

function contentHash(site: Site, path: PagePath, language: Language): string {
  const { title, description, blocks } = pageData(site, path, language);
  const content = JSON.stringify({ title, description, blocks });
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}
