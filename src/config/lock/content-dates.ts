import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { coveredLanguages } from '../../site/coverage';
import type { Language } from '../../site/languages';
import { pageUrl } from '../../site/page-url';
import type { Site } from '../../site/site';
import { resolveTexts } from '../../site/parts/resolve-texts';
import type { Page } from '../../site/types.generated';
import { translator } from '../../site/translate';
import { isObject } from '../../lib/json';
import type { Problem } from '../source/problem';
import { readJson } from '../source/read-json';

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
 * Reads the list. To a build, one that is damaged is as good as one in which every page is new; it must not be
 * written anew.
 *
 * @param root the folder of the project
 * @returns null when there is none; what is no entry of such a list is left out
 */
export function readContentDates(root: string): { dates: ContentDates; problems: Problem[] } | null {
  if (!existsSync(join(root, CONTENT_DATES))) return null;
  const { source, problems } = readJson(root, CONTENT_DATES);
  const listed = isObject(source.value) && isObject(source.value.dates) ? source.value.dates : {};
  return { dates: Object.fromEntries(Object.entries(listed).filter(isEntry)), problems };
}

function isEntry(entry: [string, unknown]): entry is [string, ContentDates[string]] {
  const [hash, day]: unknown[] = Array.isArray(entry[1]) ? entry[1] : [];
  return typeof hash === 'string' && typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day);
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
  resolveTexts(
    [page.title, page.description, page.blocks],
    (text) => {
      const spoken = translator(site, language)(text).text;
      words.push(spoken);
      return spoken;
    },
    (target) => ({ href: target }),
  );
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 10);
}
