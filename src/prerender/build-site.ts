import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageUrl } from '../site/page-url';
import type { Site } from '../site/site';
import { sourceHash } from '../../scripts/bundler/source-hash.mjs';
import type { BuildOptions } from './options';
import { buildTime } from '../config/publication/build-time';
import { clientBundle } from './client/client-bundle';
import { connectOrigins } from '../hosting/connect-origins';
import { compressFolder } from './compress/compress';
import { contentDates, readContentDates } from '../config/lock/content-dates';
import { HEADERS_FILE, headersFile } from '../hosting/headers-file';
import { loadSite } from '../validate/load-site';
import { momentWords } from '../config/publication/next-build';
import { problemCount, problemLine } from '../config/source/problem';
import { documentsHash, pageCache } from './pages/incremental';
import { pageCount, planPages, sharedInputHash } from './pages/page-plan';
import { progress } from '../lib/progress';
import { redirectFiles } from '../hosting/redirect-files';
import { securityHeaders } from '../hosting/security-headers';
import { siteAssets } from './site-assets';
import { sitemapFiles, type LastChange } from './seo/sitemap';
import { wellKnownFiles } from './seo/robots-and-security-txt';
import { writePages } from './pages/write-pages';
import { writeSharePictures } from '../assets/share-images/write-share-images';
import { restorePrevious, writeSite } from './write-output';

/**
 * Checks the config, builds the site and puts it into a folder. When something is wrong it says so and
 * leaves the folder as it was.
 *
 * @param mode `production`, or `preview` for `npm start`
 * @param compression whether text files get their compressed twins
 * @param sharePictures whether the pictures for sharing are drawn
 * @param hasSums whether pages say the sums of the stylesheet and the start script
 * @param origin the address of the site, when it is not the config's, as for a preview
 * @param isHidden whether search engines are kept from it
 * @returns the site and what was built, or null when the config has errors
 */
export async function buildSite(
  root: string,
  folder: string,
  mode: string,
  {
    compression = true,
    sharePictures = true,
    hasSums = true,
    origin,
    isHidden = false,
  }: Partial<BuildOptions> = {},
): Promise<{ site: Site; pages: number; files: number } | null> {
  const target = join(root, folder);
  restorePrevious(target);
  const now = buildTime();
  const { site: checked, problems, next } = loadSite(root, undefined, { now });
  for (const problem of problems) console.log(problemLine(problem));
  if (!checked) {
    const last = existsSync(target) ? ` The last site is still in ${folder}.` : '';
    console.error(`\nNothing was built: ${problemCount(problems)}.${last}`);
    return null;
  }
  const site = origin === undefined ? checked : { ...checked, config: { ...checked.config, url: origin } };
  const connect = await connectOrigins(root, mode, site.config);
  const client = await clientBundle(root, mode);
  const { files: assets, ...made } = await siteAssets(site, client, now.getUTCFullYear(), root, {
    isHidden,
    hasSums,
  });
  const files = [
    ...assets,
    ...redirectFiles(made.site),
    ...sitemapFiles(made.site, lastChange(root, made.site, now)),
    ...wellKnownFiles(made.site, now, isHidden),
    { path: HEADERS_FILE, content: headersFile(securityHeaders(connect)) },
  ];
  const pages = pageCount(site);
  const last = pageCache(
    join(root, '.cache/pages', `${folder.replaceAll(/\W+/g, '-')}.txt`),
    target,
    documentsHash(made.kit, made.edition, sourceHash(root)),
    sharedInputHash(made.site),
  );
  let pictures = 0;
  await writeSite(target, files, async (draft) => {
    const drawn = progress('Drawing', pages);
    try {
      const planned = planPages(made.site, made.edition);
      const sheets = last.changed(planned, draft, drawn.step);
      await writePages(sheets, { folder: draft, kit: made.kit }, drawn.advance, pageWorker());
    } finally {
      drawn.end();
    }
    last.note(draft);
    if (sharePictures)
      pictures = (await writeSharePictures(made.site, draft, join(root, '.cache/share-pictures'))).files;
    const worker = join(root, 'scripts/compress-worker.mjs');
    if (compression) await compressFolder(draft, join(root, '.cache/compressed'), { worker });
  });
  last.remember();
  const { timeZone } = site.config.organization.hours;
  if (next) console.log(`Something comes or goes on ${momentWords(next, timeZone)}: build again then.`);
  return { site, pages, files: files.length + 2 * pages + pictures };
}

/** Since when a page says what it says, where the project's list knows these words; a page it does not know has no day. */
function lastChange(root: string, site: Site, now: Date): LastChange {
  const known = readContentDates(root)?.dates;
  if (!known) return () => undefined;
  const dates = contentDates(site, known, now);
  return (path, language) => {
    const url = pageUrl(path, language);
    const [listed, date] = [known[url], dates[url]];
    return listed?.[0] === date?.[0] ? listed?.[1] : undefined;
  };
}

/** The bundle of the threads that draw pages. It lies beside the command's; a test, which has none, does without. */
function pageWorker(): string | undefined {
  const file = fileURLToPath(new URL('worker.mjs', import.meta.url));
  return existsSync(file) ? file : undefined;
}
