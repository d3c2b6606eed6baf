import { canonicalJson } from '../source/write-json';

/**
 * The file in which programs remember what was published. Without it, no path is missed and the sitemap has no days.
 * `npm run lock` writes it.
 */
export const SITE_LOCK = 'site.lock.json';

const COMMENT =
  'Written by "npm run lock". Each of these paths has a page or a redirect; each date says since when a page reads as it does.';

/** Returns the text of the lock file. */
export function siteLockText(paths: readonly string[], dates: ContentDates): string {
  const sorted = Object.fromEntries(
    Object.entries(dates).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
  return canonicalJson({ $comment: COMMENT, paths, dates: sorted });
}

/** By URL: a hash of the texts of the page, and the day of their last change, such as `2026-11-21`. */
export type ContentDates = Record<string, readonly [hash: string, day: string]>;
