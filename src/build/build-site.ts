import { join } from 'node:path';
import type { Site } from '../site/site';
import { clientBundle } from './client-bundle';
import { loadSite } from './load-site';
import { problemCount, problemLine } from './problem';
import { siteFiles } from './site-files';
import { writeSite } from './write-site';

/**
 * Checks the config, builds the site and puts it into a folder. When something is wrong it says so and
 * leaves the folder as it was.
 *
 * @param mode `production`, or `preview` for `npm start`
 * @returns the site and what was built, or null when the config has errors
 */
export async function buildSite(
  root: string,
  folder: string,
  mode: string,
): Promise<{ site: Site; pages: number; files: number } | null> {
  const { site, problems } = loadSite(root);
  for (const problem of problems) console.log(problemLine(problem));
  if (!site) {
    console.error(`\nNothing was built: ${problemCount(problems)}. The last site is still in ${folder}.`);
    return null;
  }
  const client = await clientBundle(root, mode);
  const files = await siteFiles(site, client, buildYear());
  writeSite(join(root, folder), files);
  return { site, pages: files.filter(({ path }) => path.endsWith('.html')).length, files: files.length };
}

/** The year of the build's clock; `SOURCE_DATE_EPOCH` sets it, so that a build can be repeated to the byte. */
export function buildYear(): number {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  return new Date(epoch ? Number(epoch) * 1000 : Date.now()).getUTCFullYear();
}
