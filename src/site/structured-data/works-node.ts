import type { CreativeWorkLeaf, ItemListLeaf } from 'schema-dts';
import { blocksOfType } from '../blocks/find-blocks';
import type { PageData } from '../page-data.types';
import type { Site } from '../site';
import { pageIds, siteIds } from './node-ids';

/**
 * Returns the projects that a page shows. It omits invented ones (`placeholder`), because structured data must be true.
 * It also omits results and testimonials: search engines treat them as reviews, and do not accept reviews that the
 * company itself has chosen (Google, “Review snippet”: self-serving reviews).
 *
 * @returns null when there is no such project
 */
export function worksNode(site: Site, page: PageData): ItemListLeaf | null {
  const works = blocksOfType(page.blocks, 'cases').flatMap(({ items, language = page.language }) =>
    items
      .filter((project) => !project.placeholder)
      .map((project): CreativeWorkLeaf => ({
        '@type': 'CreativeWork',
        '@id': pageIds(site, page).project(project.id),
        name: project.name,
        description: project.description,
        inLanguage: language,
        ...(project.url && { url: project.url }),
        ...(project.year && { dateCreated: String(project.year) }),
        creator: { '@id': siteIds(site).organization },
      })),
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
