import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coveredLanguages } from '../site/coverage';
import type { Language } from '../site/languages';
import { pageUrl } from '../site/page-url';
import type { Site } from '../site/site';
import { spokenValue } from '../site/spoken-value';
import type { Page } from '../site/types.generated';
import { speaker } from '../site/words';

/** The list of the days on which pages last changed; whoever wants no list deletes it, and the sitemap has no days. */
export const CONTENT_DATES = 'content-dates.json';

/** By address: a hash of what the page says, and the day since which it says so, such as `2026-11-21`. */
export type ContentDates = Record<string, readonly [hash: string, day: string]>;

/**
 * Since when each page says what it says: as the list has it while the words are the same, from now on
 * where they are others. A look that has changed is no change of a page, nor is another page's name in a list.
 *
 * @param known the list so far
 * @param now the build's clock
 */
export function contentDates(site: Site, known: ContentDates, now: Date): ContentDates {
  const today = now.toISOString().slice(0, 'yyyy-mm-dd'.length);
  return Object.fromEntries(
    site.config.pages.flatMap((page) =>
      coveredLanguages(site, page).map((language) => {
        const url = pageUrl(page.path, language);
        const hash = wordsHash(site, page, language);
        const before = Object.hasOwn(known, url) ? known[url] : undefined;
        return [url, before?.[0] === hash ? before : ([hash, today] as const)];
      }),
    ),
  );
}

/**
 * Reads the list. One that is damaged is as good as one in which every page is new.
 *
 * @param root the folder of the project
 * @returns null when there is none
 */
export function readContentDates(root: string): ContentDates | null {
  const file = join(root, CONTENT_DATES);
  if (!existsSync(file)) return null;
  try {
    const { dates } = JSON.parse(readFileSync(file, 'utf8')) as { dates?: unknown };
    return Object.fromEntries(
      Object.entries(dates as ContentDates).filter(
        ([, [hash, day]]) => typeof hash === 'string' && /^\d{4}-\d\d-\d\d$/.test(day),
      ),
    );
  } catch {
    return {};
  }
}

/** The list as it stands in its file, an address a line. */
export function contentDatesText(dates: ContentDates): string {
  const lines = Object.entries(dates)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([url, date]) => `    ${JSON.stringify(url)}: [${date.map((part) => JSON.stringify(part)).join(', ')}]`,
    );
  const comment = 'Written by "npm run paths": since when each page says what it says.';
  return `{\n  "$comment": ${JSON.stringify(comment)},\n  "dates": {\n${lines.join(',\n')}\n  }\n}\n`;
}

function wordsHash(site: Site, page: Page, language: Language): string {
  const words: string[] = [];
  spokenValue(
    [page.title, page.description, page.blocks],
    (text) => {
      const spoken = speaker(site, language)(text).words;
      words.push(spoken);
      return spoken;
    },
    (target) => ({ href: target }),
  );
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 10);
}
