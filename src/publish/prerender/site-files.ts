import type { SiteFile } from '../../lib/output-file';
import { projectRoot } from '../../lib/project-root';
import type { Site } from '../../site/site';
import type { ClientBundle } from './client/client-bundle';
import { planPages } from './pages/page-plan';
import { renderPages } from './pages/render-pages';
import { siteAssets } from './site-assets';

/**
 * Returns all files of the site at once: pages, their data, and the assets. It is for tests and tools that inspect an
 * entire site; a build writes its pages one by one.
 *
 * @param client the client bundle
 * @param year the year of the build, for the footer
 * @param root the folder of the site, whose `public/` holds its pictures
 */
export async function siteFiles(
  content: Site,
  client: ClientBundle,
  year: number,
  root = projectRoot,
): Promise<SiteFile[]> {
  const assets = await siteAssets(content, client, root, { year });
  return [...assets.files, ...renderPages(planPages(assets.site, assets.buildInfo), assets)];
}
