import type { QuestionLeaf, WebPageLeaf } from 'schema-dts';
import { blocksOfType } from '../blocks/find-blocks';
import type { PageData } from '../page-data.types';
import { pageById, type Site } from '../site';
import type { Page } from '../types.generated';
import { translator } from '../translate';
import { pageIds, siteIds } from './node-ids';

/** The node of a page, with one type or two: a contact page may also answer questions. */
type PageNode = Omit<WebPageLeaf, '@type'> & { '@type': PageType | PageType[] };
type PageType = 'WebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'FAQPage';

/**
 * Returns the node of the page: its name, its subject and the site that it belongs to.
 *
 * @param neighbours the nodes that it refers to; null for one that does not exist
 */
export function pageNode(
  site: Site,
  page: PageData,
  neighbours: Record<'breadcrumbs' | 'service', object | null>,
): PageNode {
  const { kind, title, description } = pageById(site, page.id);
  const textOf = (text: typeof title) => translator(site, page.language)(text).text;
  const ids = pageIds(site, page);
  const questions = questionNodes(page);
  return {
    '@type': types(kind, questions.length > 0),
    '@id': ids.page,
    url: ids.address,
    name: textOf(title),
    description: textOf(description),
    inLanguage: page.language,
    isPartOf: { '@id': siteIds(site).website },
    ...(neighbours.breadcrumbs && { breadcrumb: { '@id': ids.breadcrumbs } }),
    about: { '@id': neighbours.service ? ids.service : siteIds(site).organization },
    ...(questions.length > 0 && { mainEntity: questions }),
  };
}

function types(kind: Page['kind'], hasQuestions: boolean): PageType | PageType[] {
  const type = typeByKind[kind];
  if (!hasQuestions) return type ?? 'WebPage';
  return type ? [type, 'FAQPage'] : 'FAQPage';
}

const typeByKind: Partial<Record<Page['kind'], PageType>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  works: 'CollectionPage',
};

/** Returns the questions of all `faq` blocks of a page in their order, as visitors read them. */
function questionNodes(page: PageData): QuestionLeaf[] {
  return blocksOfType(page.blocks, 'faq').flatMap(({ items, language }) =>
    items.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      // A block that is not fully translated is in French, whatever the page's language.
      ...(language && { inLanguage: language }),
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  );
}
