import type { SiteFile } from '../../src/lib/files';
import { projectRoot } from '../../src/lib/project-root';
import type { ClientBundle } from '../../src/publish/prerender/client/client-bundle';
import { listPages } from '../../src/publish/prerender/pages/page-list';
import { renderPages } from '../../src/publish/prerender/pages/render-pages';
import { siteAssets } from '../../src/publish/prerender/site-assets';
import type { Site } from '../../src/site/site';

/**
 * Returns all files of a site at once: pages, their data, and the assets. A build writes its pages one by one.
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
  return [...assets.files, ...renderPages(listPages(assets.site, assets.buildInfo), assets)];
}
