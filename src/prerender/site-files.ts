import type { SiteFile } from '../lib/output-file';
import type { PageData } from '../site/page-data.types';
import type { Site } from '../site/site';
import type { ClientBundle } from './client/client-bundle';
import { planPages } from './pages/page-plan';
import { documentRenderer } from './pages/render-document';
import { siteAssets } from './site-assets';

/**
 * Returns all files of the site at once: pages, their data, and the assets. It is for tests and tools that inspect an
 * entire site; a build writes its pages in batches (write-pages.ts).
 *
 * @param client the client bundle
 * @param year the year of the build, for the footer
 * @param root the folder of the project, whose `public/` holds its pictures
 */
export async function siteFiles(
  checked: Site,
  client: ClientBundle,
  year: number,
  root = process.cwd(),
): Promise<SiteFile[]> {
  const { files, site, buildInfo, context } = await siteAssets(checked, client, year, root);
  const renderDocument = documentRenderer(context);
  const pages = [...planPages(site, buildInfo)].flatMap((planned) => {
    const { html, data, json, structuredData } = planned.input();
    return [
      { path: data, content: json },
      { path: html, content: renderDocument(JSON.parse(json) as PageData, structuredData) },
    ];
  });
  return [...files, ...pages];
}
