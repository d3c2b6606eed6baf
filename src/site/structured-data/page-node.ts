import type { WebPageLeaf } from 'schema-dts';
import type { PageData } from '../page-data.types';
import { pageById, type Site } from '../site';
import type { Page } from '../types.generated';
import { translator } from '../translate';
import { pageIds, siteIds } from './node-ids';
import { questions } from './questions';

/** A page, of one type or of two: a contact page may answer questions. */
export type PageNode = Omit<WebPageLeaf, '@type'> & { '@type': PageType | PageType[] };
type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage';

/** The nodes that stand beside the page in its graph, as far as there are any. */
export interface Neighbours {
  breadcrumbs: object | null;
  service: object | null;
  works: object | null;
}

/**
 * The page itself: what it is called, what it is about and what it belongs to.
 *
 * @param neighbours the nodes it refers to; one that is null is not mentioned
 */
export function pageNode(site: Site, page: PageData, neighbours: Neighbours): PageNode {
  const { kind, title, description } = pageById(site, page.id);
  const words = (text: typeof title) => translator(site, page.language)(text).text;
  const ids = pageIds(site, page);
  const asked = questions(page);
  const main = [...(neighbours.works ? [{ '@id': ids.works }] : []), ...asked];
  return {
    '@type': types(kind, asked.length > 0),
    '@id': ids.page,
    url: ids.address,
    name: words(title),
    description: words(description),
    inLanguage: page.language,
    isPartOf: { '@id': siteIds(site).website },
    ...(neighbours.breadcrumbs && { breadcrumb: { '@id': ids.breadcrumbs } }),
    about: { '@id': neighbours.service ? ids.service : siteIds(site).organization },
    ...(main.length > 0 && { mainEntity: main }),
  };
}

function types(kind: Page['kind'], answers: boolean): PageType | PageType[] {
  const own = ownTypes[kind];
  if (!answers) return own ?? 'WebPage';
  return own ? [own, 'FAQPage'] : 'FAQPage';
}

const ownTypes: Partial<Record<Page['kind'], PageType>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  works: 'CollectionPage',
};
