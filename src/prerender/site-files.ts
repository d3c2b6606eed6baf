import type { PageData } from '../site/page-data.types';
import type { Site } from '../site/site';
import type { ClientBundle } from './client/client-bundle';
import { documentDrawer } from './pages/render-document';
import { planPages } from './pages/page-plan';
import { siteAssets } from './site-assets';
import type { SiteFile } from '../lib/output-file';

/**
 * Every file of the site at once: pages, their data, and the assets. For whoever looks at a site as a
 * whole; a build writes its pages one after the other (write-pages.ts).
 *
 * @param client the browser's bundle
 * @param year the year of the build, for the footer
 * @param root the folder of the project, whose `public/` holds its pictures
 */
export async function siteFiles(
  checked: Site,
  client: ClientBundle,
  year: number,
  root = process.cwd(),
): Promise<SiteFile[]> {
  const { files, site, edition, kit } = await siteAssets(checked, client, year, root);
  const draw = documentDrawer(kit);
  const pages = [...planPages(site, edition)].flatMap((planned) => {
    const { html, data, json, structuredData } = planned.sheet();
    return [
      { path: data, content: json },
      { path: html, content: draw(JSON.parse(json) as PageData, structuredData) },
    ];
  });
  return [...files, ...pages];
}
