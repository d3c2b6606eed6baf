import { blockData } from './block-data';
import { contactBar } from './contact-bar';
import { shareImage } from './share-image';
import { coveredLanguages } from '../coverage';
import { perLanguage, type Language } from '../languages';
import type { PageData } from '../page-data.types';
import { onPage } from '../page-error';
import { pagePath, pageUrl, type PagePath } from '../page-url';
import { pageLink } from '../parts/page-link';
import { defaultSection } from '../section';
import type { Site } from '../site';
import { translator } from '../translate';
import type { Text } from '../types.generated';

/**
 * Returns the data of a page in one language: its blocks with strings in place of texts and addresses in place of
 * ids. The data are the same in the build, the browser, tests and the editor.
 *
 * @param path the page's path in the config, such as `/contact`; the French one is enough
 * @throws when no page has the path; a `LocatedError` when a block has no data
 */
export function pageData(site: Site, path: PagePath, language: Language): PageData {
  const page = site.paths.get(pagePath(site, path));
  if (!page) throw new Error(`there is no page at "${pagePath(site, path)}"`);
  const t = translator(site, language);
  const place = { url: pageUrl(site, page.path, language), language };
  return {
    id: page.id,
    ...place,
    section: page.section ?? defaultSection,
    title: `${t(page.title).text} | ${site.config.organization.name}`,
    description: t(page.description).text,
    alternates: alternates(site, page.path),
    covered: coveredLanguages(site, page),
    keywords: t(page.keywords ?? site.config.keywords).text,
    type: page.ogType ?? 'website',
    ...shareImage(site, page, language),
    ...contactBar({ site, page, language, t }),
    blocks: page.blocks.map((block, index) =>
      onPage(place, { index, type: block.type }, () => blockData({ site, page, language }, block)),
    ),
  };
}

/** Returns the data of the 404 page in one language. */
export function notFoundData(site: Site, language: Language): PageData {
  const { notFound, menus, organization } = site.config;
  const textOf = (text: Text) => translator(site, language)(text).text;
  return {
    id: '404',
    url: pageUrl(site, '/404', language),
    language,
    section: defaultSection,
    title: `${textOf(notFound.title)} | ${organization.name}`,
    description: textOf(notFound.description),
    alternates: alternates(site, '/'),
    covered: site.languages,
    keywords: '',
    type: 'website',
    notFound: {
      heading: textOf(notFound.heading),
      lead: textOf(notFound.lead),
      links: menus.notFound.map((id) => pageLink(site, id, language)),
    },
    blocks: [],
  };
}

function alternates(site: Site, path: PagePath): Record<Language, string> {
  return perLanguage(site, (language) => pageUrl(site, path, language));
}
