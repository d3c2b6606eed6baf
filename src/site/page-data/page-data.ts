import { blockData } from './block-data';
import { coveredLanguages } from '../coverage';
import { languages, type Language } from '../languages';
import type { PageData } from '../page-data.types';
import { pageLink } from '../parts/page-link';
import { pageUrl } from '../page-url';
import { defaultSection } from '../section';
import { shareImage } from '../share-image/share-image';
import type { Site } from '../site';
import type { Text } from '../types.generated';
import { translator } from '../translate';

/** A build of the site: its name, and where it put the frame's data of each language. */
export interface BuildInfo {
  build: string;
  frames: Record<Language, string>;
}

const unpublished: BuildInfo = { build: '', frames: { fr: '', en: '', ar: '' } };

/**
 * Everything a page needs in one language: its blocks with words instead of keys and addresses
 * instead of ids. The same in the build, the browser, a test and the editor.
 *
 * @param path the page's path in the config, such as `/contact`
 * @param edition the build the page belongs to
 * @throws when no page has the path: the caller has asked the config
 */
export function pageData(
  site: Site,
  path: string,
  language: Language,
  edition: BuildInfo = unpublished,
): PageData {
  const page = site.paths.get(path);
  if (!page) throw new Error(`there is no page at "${path}"`);
  const speak = translator(site, language);
  return {
    build: edition.build,
    version: '',
    frame: edition.frames[language],
    id: page.id,
    url: pageUrl(path, language),
    language,
    section: page.section ?? defaultSection,
    title: `${speak(page.title).text} | ${site.config.organization.name}`,
    description: speak(page.description).text,
    alternates: alternates(path),
    covered: coveredLanguages(site, page),
    keywords: speak(page.keywords ?? site.config.keywords).text,
    type: page.ogType ?? 'website',
    image: shareImage(site, page, language),
    blocks: page.blocks.map((block) => blockData({ site, page, language }, block)),
  };
}

/** The page shown where there is none, in one language. */
export function notFoundData(site: Site, language: Language, edition: BuildInfo = unpublished): PageData {
  const { notFound, menus, organization } = site.config;
  const words = (text: Text) => translator(site, language)(text).text;
  return {
    build: edition.build,
    version: '',
    frame: edition.frames[language],
    id: '404',
    url: pageUrl('/404', language),
    language,
    section: defaultSection,
    title: `${words(notFound.title)} | ${organization.name}`,
    description: words(notFound.description),
    alternates: alternates('/'),
    covered: languages,
    keywords: '',
    type: 'website',
    notFound: {
      heading: words(notFound.heading),
      lead: words(notFound.lead),
      links: menus.notFound.map((id) => pageLink(site, id, language)),
    },
    blocks: [],
  };
}

function alternates(path: string): Record<Language, string> {
  return Object.fromEntries(languages.map((language) => [language, pageUrl(path, language)])) as Record<
    Language,
    string
  >;
}
