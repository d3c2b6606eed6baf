import type { BreadcrumbListLeaf, WebSiteLeaf } from 'schema-dts';
import type { Language } from '../languages';
import { blocksOfType } from '../blocks/find-blocks';
import type { PageData } from '../page-data.types';
import type { Site } from '../site';
import { pageIds, siteIds } from './node-ids';
import { organizationNode, type OrganizationNode } from './organization-node';
import { pageNode } from './page-node';
import { serviceNode } from './service-node';

/**
 * Returns the structured data of a page in its language: the company, the site, the page and its content. It contains
 * nothing that visitors cannot read on the page.
 *
 * It is part of the document only: the client must not import it (`tests/project/import-order.test.ts` checks that).
 *
 * @returns a graph with absolute addresses (JSON-LD 1.1, section 4.9)
 */
export function structuredData(site: Site, page: PageData) {
  const breadcrumbs = breadcrumbsNode(site, page);
  const service = serviceNode(site, page);
  const others = [breadcrumbs, service].filter((node) => node !== null);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...commonNodes(site, page.language),
      pageNode(site, page, { breadcrumbs, service }),
      ...others,
    ],
  };
}

/** Returns the nodes that all pages of a language share. They are created once, because a site may have thousands of pages. */
function commonNodes(site: Site, language: Language): readonly [OrganizationNode, WebSiteLeaf] {
  const byLanguage = cache.get(site) ?? {};
  const nodes = byLanguage[language] ?? ([organizationNode(site, language), websiteNode(site)] as const);
  cache.set(site, { ...byLanguage, [language]: nodes });
  return nodes;
}

const cache = new WeakMap<Site, Partial<Record<Language, readonly [OrganizationNode, WebSiteLeaf]>>>();

function websiteNode(site: Site): WebSiteLeaf {
  const ids = siteIds(site);
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name: site.config.organization.name,
    url: `${site.config.url}/`,
    inLanguage: site.languages,
    publisher: { '@id': ids.organization },
  };
}

/**
 * Returns the breadcrumbs of a page, the same as its hero shows.
 *
 * @returns null when the page shows none, as the home page
 */
function breadcrumbsNode(site: Site, page: PageData): BreadcrumbListLeaf | null {
  const steps = blocksOfType(page.blocks, 'hero')[0]?.breadcrumbs ?? [];
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
