import type { Path } from '../../lib/json';
import { defaultSection } from '../../site/section';
import type { SiteConfig } from '../../site/types.generated';
import type { FindReferences } from '../references/find-references';
import { nextBuild } from './next-build';
import { publishedBlocks, type PublicationContext } from './published-blocks';
import { removeDeadAnchors } from './remove-dead-anchors';
import { isPublished } from './schedule';

/** Published content that a build omits: a link to an unpublished page, or a block without any other content. */
export type Notice = { path: Path } & (
  { message: 'link'; data: { page: string } } | { message: 'block'; data?: undefined }
);

export interface PublishedSite {
  /** The published part of the config, without references to unpublished content. */
  config: SiteConfig;
  /** Omitted parts of published content, such as links to pages that are not published yet. */
  notices: Notice[];
  /** When the site has to be built again; undefined when nothing is published or expires later. */
  next: Date | undefined;
}

/**
 * Returns the part of a site that is published at a moment. Drafts and pages, ads and redirects outside their dates are
 * removed with all links to them; users of the result do not handle dates.
 *
 * @param config a valid config: no link leads to a draft, and required pages are always published
 * @param now the clock of the build
 * @param findReferences finds the links of a config and the anchors that they lead to
 * @param drafts whether unpublished pages and draft ads and redirects are included, as in development
 */
export function publishedSite(
  config: SiteConfig,
  now: Date,
  findReferences: FindReferences,
  { drafts = false } = {},
): PublishedSite {
  const { ads, redirects = [], menus } = config;
  const next = nextBuild(config, now);
  const pages = config.pages.filter((page) => drafts || isPublished(page, now));
  const hasAll = pages.length === config.pages.length;
  if (hasAll && [...ads, ...redirects].every((dated) => isPublished(dated, now, drafts)))
    return { config, notices: [], next };

  const notices: Notice[] = [];
  const publishedIds = new Set(pages.map(({ id }) => id));
  const allIds = new Set(config.pages.map(({ id }) => id));
  const isLinked = (target: string, path: Path) => {
    const [page = ''] = target.split('#');
    // Other targets, such as "phone", are always available.
    if (publishedIds.has(page) || !allIds.has(page)) return true;
    notices.push({ path, message: 'link', data: { page } });
    return false;
  };
  const publishedAds = ads.filter(
    (ad, index) => isPublished(ad, now, drafts) && isLinked(ad.link, ['ads', index, 'link']),
  );
  const publishedRedirects = redirects.filter(
    (redirect, index) =>
      isPublished(redirect, now, drafts) && isLinked(redirect.to, ['redirects', index, 'to']),
  );
  const menu = (name: 'services' | 'company' | 'notFound') =>
    menus[name].filter((page, index) => isLinked(page, ['menus', name, index]));
  const context: PublicationContext = {
    isLinked,
    ads: new Set(publishedAds.map(({ id }) => id)),
    emptied: emptiedSections(config, publishedIds),
    omitBlock: (path) => notices.push({ path, message: 'block' }),
  };
  const published: SiteConfig = {
    ...config,
    menus: {
      header: menus.header.filter(
        ({ page }, index) => page === undefined || isLinked(page, ['menus', 'header', index, 'page']),
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
  return { config: removeDeadAnchors(published, findReferences(published)), notices, next };
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
