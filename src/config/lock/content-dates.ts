import { createHash } from 'node:crypto';
import { isObject } from '../../lib/json';
import { coveredLanguages } from '../../site/coverage';
import type { Language } from '../../site/languages';
import { pagePath, pageUrl } from '../../site/page-url';
import { partTexts } from '../../site/parts/part-texts';
import type { Site } from '../../site/site';
import type { Page } from '../../site/types.generated';
import type { Problem } from '../source/problem';
import { readSiteLock, type ContentDates } from './site-lock';

/**
 * Returns the day on which the texts of each page last changed: the recorded day when they are the same, today when
 * they differ. A change of style does not count, nor does the name of another page in a list.
 *
 * @param recorded the dates so far
 * @param now the clock of the build
 */
export function contentDates(site: Site, recorded: ContentDates, now: Date): ContentDates {
  const today = now.toISOString().slice(0, 'yyyy-mm-dd'.length);
  return Object.fromEntries(
    site.config.pages.flatMap((page) =>
      coveredLanguages(site, page).map((language) => {
        const url = pageUrl(page.path, language);
        const hash = textHash(site, page, language);
        // A page that gets an address of its own in a language keeps its day.
        const shared = pageUrl(pagePath(page.path), language);
        const before = [url, shared].flatMap((each) =>
          Object.hasOwn(recorded, each) ? [recorded[each]] : [],
        )[0];
        return [url, before?.[0] === hash ? before : ([hash, today] as const)];
      }),
    ),
  );
}

/**
 * Reads the dates. A build treats every page as new when the file is damaged; a damaged file must not be overwritten.
 *
 * @param root the folder of the project
 * @returns the dates without invalid entries; null when the file does not exist
 */
export function readContentDates(root: string): { dates: ContentDates; problems: Problem[] } | null {
  const read = readSiteLock(root);
  if (!read) return null;
  const { dates } = read.value;
  const entries = Object.entries(isObject(dates) ? dates : {});
  return { dates: Object.fromEntries(entries.filter(isEntry)), problems: read.problems };
}

function isEntry(entry: [string, unknown]): entry is [string, ContentDates[string]] {
  const [hash, day]: unknown[] = Array.isArray(entry[1]) ? entry[1] : [];
  return typeof hash === 'string' && typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day);
}

function textHash(site: Site, page: Page, language: Language): string {
  const parts = [page.title, page.description, ...page.blocks];
  const texts = parts.flatMap((part) => partTexts(site, part, language).map(({ text }) => text));
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 10);
}
