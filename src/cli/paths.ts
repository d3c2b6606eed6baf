import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { acceptTranslations } from '../authoring/translations/accept';
import { buildTime } from '../config/publication/build-time';
import { commandOptions } from '../lib/args';
import {
  CONTENT_DATES,
  contentDates,
  contentDatesText,
  readContentDates,
  type ContentDates,
} from '../config/lock/content-dates';
import { loadSite } from '../validate/load-site';
import { problemCount, problemLine } from '../config/source/problem';
import {
  PUBLISHED_PATHS,
  publishedPaths,
  publishedPathsText,
  readPublishedPaths,
} from '../config/lock/published-paths';
import { replaceFile } from '../lib/replace-file';
import type { Site } from '../site/site';

export const usage = `npm run paths

Adds what is published now to published-paths.json, content-dates.json and translations.json.

  --help   this text`;

/**
 * `npm run paths`: adds the paths that are published now to the list of those that must not vanish. It takes none
 * away; a path that shall be forgotten is deleted from the list by hand. Beside it stands since when each page says
 * what it says, for the sitemap; and which French words new translations were made from.
 *
 * @returns the exit code: 0 written or fresh, 1 problems in the config or a path that vanished
 * @throws when an option is not known
 */
export async function run(options: string[], root: string): Promise<number> {
  commandOptions(options, []);
  const now = buildTime();
  const { site, problems } = loadSite(root, undefined, { now });
  const errors = problems.filter(({ severity }) => severity === 'error');
  const known = readContentDates(root);
  errors.push(...(known?.problems ?? []));
  for (const problem of errors) console.log(problemLine(problem));
  if (!site || errors.length > 0) {
    console.error(`\n${PUBLISHED_PATHS} stays as it was: ${problemCount(errors)}.`);
    return 1;
  }
  writeContentDates(root, site, known?.dates ?? {}, now);
  // What is new, and what was changed together with its French; what is stale stays so until somebody says otherwise.
  acceptTranslations(root, []);
  const before = readPublishedPaths(root)?.paths ?? [];
  const paths = publishedPaths(site.config, now, before);
  const file = join(root, PUBLISHED_PATHS);
  if (existsSync(file) && paths.join() === before.join()) {
    console.log(`${PUBLISHED_PATHS} is fresh: ${paths.length} paths.`);
    return 0;
  }
  replaceFile(file, publishedPathsText(paths));
  console.log(
    `${PUBLISHED_PATHS} written: ${paths.length} paths, ${paths.length - before.length} of them new.`,
  );
  return 0;
}

function writeContentDates(root: string, site: Site, known: ContentDates, now: Date) {
  const dates = contentDates(site, known, now);
  const changed = Object.keys(dates).filter((url) => dates[url] !== known[url]).length;
  replaceFile(join(root, CONTENT_DATES), contentDatesText(dates));
  console.log(`${CONTENT_DATES}: ${Object.keys(dates).length} pages, ${changed} of them changed.`);
}
