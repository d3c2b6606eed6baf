import type { BreadcrumbListLeaf, ItemListLeaf, ServiceLeaf, WebSiteLeaf } from 'schema-dts';
import type { Language } from '../languages';
import { pageData } from '../page-data/page-data';
import type { Site } from '../site';
import { breadcrumbsNode } from './breadcrumbs-node';
import { organizationNode, type OrganizationNode } from './organization-node';
import { pageNode, type PageNode } from './page-node';
import { serviceNode } from './service-node';
import { websiteNode } from './website-node';
import { worksNode } from './works-node';

/** What a page says of itself to search engines, in the words of schema.org. */
export interface StructuredData {
  '@context': 'https://schema.org';
  '@graph': (OrganizationNode | WebSiteLeaf | PageNode | BreadcrumbListLeaf | ServiceLeaf | ItemListLeaf)[];
}

/**
 * The structured data of one page in one language: the company, the site, the page, and what the page holds.
 * Words are those that visitors read; nothing is told that stands only here.
 *
 * It belongs into the document and nowhere else: the client must not import it (the linter holds it).
 *
 * @param path the page's path in the config, such as `/contact`
 * @param page the page's data, for whoever has them already
 * @returns a graph whose addresses are absolute (JSON-LD 1.1, section 4.9)
 * @throws when no page has the path
 */
export function structuredData(
  site: Site,
  path: string,
  language: Language,
  page = pageData(site, path, language),
): StructuredData {
  const breadcrumbs = breadcrumbsNode(site, page);
  const service = serviceNode(site, page);
  const works = worksNode(site, page);
  const beside = [breadcrumbs, service, works].filter((node) => node !== null);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...commonNodes(site, language),
      pageNode(site, page, { breadcrumbs, service, works }),
      ...beside,
    ],
  };
}

/** What is the same on all pages of a language is made once: a site may have thousands. */
function commonNodes(site: Site, language: Language): readonly [OrganizationNode, WebSiteLeaf] {
  const byLanguage = known.get(site) ?? {};
  const nodes = byLanguage[language] ?? ([organizationNode(site, language), websiteNode(site)] as const);
  known.set(site, { ...byLanguage, [language]: nodes });
  return nodes;
}

const known = new WeakMap<Site, Partial<Record<Language, readonly [OrganizationNode, WebSiteLeaf]>>>();
