import type { BreadcrumbListLeaf } from 'schema-dts';
import { heroOf } from '../blocks/hero';
import type { PageData } from '../page-data.types';
import type { Site } from '../site';
import { pageIds } from './node-ids';

/**
 * Returns the breadcrumbs of a page, the same as its hero shows.
 *
 * @returns null when the page shows none, as the home page
 */
export function breadcrumbsNode(site: Site, page: PageData): BreadcrumbListLeaf | null {
  const steps = heroOf(page.blocks)?.breadcrumbs ?? [];
  if (steps.length === 0) return null;
  const ids = pageIds(site, page);
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumbs,
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      // The last step is the page itself and has no link.
      item: { '@id': href === undefined ? ids.address : `${site.config.url}${href}` },
    })),
  };
}
