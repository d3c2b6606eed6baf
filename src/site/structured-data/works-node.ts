import type { CreativeWorkLeaf, ItemListLeaf } from 'schema-dts';
import type { BlockDataOf, PageData } from '../page-data.types';
import type { Site } from '../site';
import { pageIds, siteIds } from './node-ids';

/**
 * The projects a page shows. An invented one (`placeholder`) is not among them: what stands here is said to be true.
 * Neither are figures and testimonials, for search engines take them for reviews, and those a company has
 * chosen itself do not count as such (Google, « Review snippet »: self-serving reviews).
 *
 * @returns null where there is no project that can be told
 */
export function worksNode(site: Site, page: PageData): ItemListLeaf | null {
  const works = page.blocks.flatMap((block) =>
    block.type === 'cases'
      ? block.items
          .filter((project) => !project.placeholder)
          .map((project) => workNode(site, page, project, block.language))
      : [],
  );
  if (works.length === 0) return null;
  return {
    '@type': 'ItemList',
    '@id': pageIds(site, page).works,
    numberOfItems: works.length,
    itemListElement: works.map((item, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      item,
    })),
  };
}

function workNode(
  site: Site,
  page: PageData,
  project: BlockDataOf<'cases'>['items'][number],
  fallback: PageData['language'] | undefined,
): CreativeWorkLeaf {
  return {
    '@type': 'CreativeWork',
    '@id': pageIds(site, page).project(project.id),
    name: project.name,
    description: project.description,
    inLanguage: fallback ?? page.language,
    ...(project.url && { url: project.url }),
    ...(project.year && { dateCreated: String(project.year) }),
    creator: { '@id': siteIds(site).organization },
  };
}
