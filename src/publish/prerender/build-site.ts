import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { problemCount, problemLine } from '../../config/source/problem';
import { connectOrigins } from '../hosting/connect-origins';
import { HEADERS_FILE, headersFile } from '../hosting/headers-file';
import { redirectFiles } from '../hosting/redirect-files';
import { hostHeaders } from '../hosting/security-headers';
import type { Site } from '../../site/site';
import { loadSite } from '../../config/load-site';
import { clientBundle } from './client/client-bundle';
import { compressFolder } from './compress/compress';
import { pageCount, listPages } from './pages/page-list';
import { renderPages } from './pages/render-pages';
import { wellKnownFiles } from './seo/robots-and-security-txt';
import { sitemap } from './seo/sitemap';
import { siteAssets } from './site-assets';
import { restorePrevious, writeSite } from './write-output';
import { environment } from '../../lib/environment';
import { writeFiles } from '../../lib/files';
import { say } from '../../lib/text/message-language';

/** What a build writes. */
interface BuildOptions {
  /** Whether to write precompressed files. */
  compression: boolean;
  /** The origin of the site, when it differs from the config. */
  origin: string | undefined;
  /** Whether to block search engines. */
  isHidden: boolean;
}

/**
 * Validates the config, builds the site and writes it to a folder. When the config has errors, prints them and leaves
 * the folder unchanged.
 *
 * @param folder the folder to write, in that of the site
 * @param mode `production`, or `preview` for `npm start`
 * @returns the site, the headers of its host and the numbers of its pages and files, or null when the config has errors
 */
export async function buildSite(
  root: string,
  folder: string,
  mode: string,
  { compression = true, origin, isHidden = false }: Partial<BuildOptions> = {},
): Promise<{ site: Site; headers: Record<string, string>; pages: number; files: number } | null> {
  const target = join(root, folder);
  restorePrevious(target);
  const now = environment.now();
  const { site: valid, problems } = loadSite(root);
  for (const problem of problems) console.log(problemLine(problem));
  if (!valid) {
    const [count, isKept] = [problemCount(problems), existsSync(target)];
    console.error(
      say({
        en: `\nBuild failed: ${count}.${isKept ? ` The last site is still in ${folder}.` : ''}`,
        fr: `\nLe site n’a pas été construit : ${count}.${isKept ? ` Le dernier est toujours dans ${folder}.` : ''}`,
      }),
    );
    return null;
  }
  const headers = hostHeaders(valid.config, await connectOrigins(root, mode, valid.config), isHidden);
  const client = await clientBundle(root, mode);
  const year = now.getUTCFullYear();
  const assets = await siteAssets(valid, client, root, { year, url: origin, isHidden });
  const { site } = assets;
  const files = [
    ...assets.files,
    ...redirectFiles(site),
    sitemap(site),
    ...wellKnownFiles(site, now, isHidden),
    { path: HEADERS_FILE, content: headersFile(headers) },
  ];
  const pages = pageCount(site);
  await writeSite(target, files, async (draft) => {
    writeFiles(draft, renderPages(listPages(site, assets.buildInfo), assets));
    if (compression) await compressFolder(draft, join(root, '.cache/compressed'));
  });
  return { site, headers, pages, files: files.length + assets.stylesheets.length + 2 * pages };
}
