import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../../lib/json';
import { modelOf } from '../../site/blocks/index';
import type { Publication } from '../../site/blocks/model';
import { defaultSection } from '../../site/section';
import type { Block, Page, SiteConfig } from '../../site/types.generated';

/** Content that a site without some of its parts omits: a link to such a part, or a block without any other content. */
export type Notice = { path: Path } & (
  { message: 'link'; data: { page: string } } | { message: 'block'; data?: undefined }
);

/** A part of a site that may be absent. */
type Entry = SiteConfig['pages'][number] | SiteConfig['ads'][number] | Redirect;
type Redirect = NonNullable<SiteConfig['redirects']>[number];

/**
 * Returns a site with some of its pages, ads and redirects only, and without all links to the others.
 *
 * @param isKept whether a page, an ad or a redirect stays
 */
export function siteWith(
  config: SiteConfig,
  isKept: (entry: Entry) => boolean,
): { config: SiteConfig; notices: Notice[] } {
  const { ads, redirects = [], menus, theme } = config;
  const notices: Notice[] = [];
  const pages = config.pages.filter(isKept);
  const publishedIds = new Set(pages.map(({ id }) => id));
  const allIds = new Set(config.pages.map(({ id }) => id));
  const isLinked = (target: string, path: Path) => {
    const [page = ''] = target.split('#');
    // Other targets, such as "phone", are always available.
    if (publishedIds.has(page) || !allIds.has(page)) return true;
    notices.push({ path, message: 'link', data: { page } });
    return false;
  };
  const publishedAds = ads.filter((ad, index) => isKept(ad) && isLinked(ad.link, ['ads', index, 'link']));
  const publishedRedirects = redirects.filter(
    (redirect, index) => isKept(redirect) && isLinked(redirect.to, ['redirects', index, 'to']),
  );
  const menu = (name: 'services' | 'company' | 'notFound') =>
    menus[name].filter((page, index) => isLinked(page, ['menus', name, index]));
  const context: PublicationContext = {
    isLinked,
    ads: new Set(publishedAds.map(({ id }) => id)),
    emptied: emptiedSections(config, publishedIds),
    omitBlock: (path) => notices.push({ path, message: 'block' }),
  };
  const sections = structuredClone(theme.sections);
  for (const [name, section] of Object.entries(sections))
    if (section.page !== undefined && !isLinked(section.page, ['theme', 'sections', name, 'page']))
      delete section.page;
  const published: SiteConfig = {
    ...config,
    theme: { ...theme, sections },
    menus: {
      ...menus,
      header: menus.header.filter(
        ({ page, to, section }, index) =>
          (section === undefined || sections[section]?.page !== undefined) &&
          (page === undefined || isLinked(page, ['menus', 'header', index, 'page'])) &&
          (to === undefined || isLinked(to, ['menus', 'header', index, 'to'])),
      ),
      services: menu('services'),
      company: menu('company'),
      notFound: menu('notFound'),
    },
    ads: publishedAds,
    ...(config.redirects && { redirects: publishedRedirects }),
    pages: config.pages.flatMap((page, index) =>
      publishedIds.has(page.id) ? [{ ...page, blocks: publishedBlocks(page, index, context) }] : [],
    ),
  };
  return { config: published, notices };
}

/** The published content of a site, and a callback for blocks that are omitted. */
interface PublicationContext extends Omit<Publication, 'path' | 'section'> {
  omitBlock: (path: Path) => void;
}

/**
 * Returns the blocks of a page without links to unpublished content. A block of which nothing is left is omitted.
 *
 * @param page a published page
 * @param index its index in the config
 */
function publishedBlocks(
  { blocks, section = defaultSection }: Page,
  index: number,
  { omitBlock, ...publication }: PublicationContext,
): Block[] {
  return blocks.flatMap((block, position): Block[] => {
    const { publishedPart } = modelOf(block);
    if (!publishedPart) return [block];
    const path: Path = ['pages', index, 'blocks', position];
    const rest = publishedPart(block, { ...publication, path, section });
    // Fields may be in another order: a block that loses nothing is the one of the config.
    if (rest !== null) return [isDeepStrictEqual(rest, block) ? block : rest];
    omitBlock(path);
    return [];
  });
}

/** Returns the sections without published services; a list of their services would be empty. */
function emptiedSections(config: SiteConfig, published: ReadonlySet<string>): Set<string> {
  const services = config.pages.filter(
    ({ id, kind, section = defaultSection }) =>
      kind === 'service' && id !== config.theme.sections[section]?.page,
  );
  const left = new Set(
    services.flatMap(({ id, section }) => (published.has(id) ? [section ?? defaultSection] : [])),
  );
  return new Set(services.flatMap(({ section = defaultSection }) => (left.has(section) ? [] : [section])));
}
