import { defaultSection } from '../../site/section';
import type { SiteConfig } from '../../site/types.generated';
import { isPublished } from './schedule';
import { keptAnchors } from './remove-dead-anchors';
import { nextBuild } from './next-build';
import { publishedBlocks, type PublicationContext } from './published-blocks';
import type { Path } from '../../lib/json';

/** Something that a build leaves out although the config has it, and where it stands there. */
export interface Notice {
  path: Path;
  message: string;
}

export interface PublishedSite {
  /** The config of what is out: nothing in it refers to what is not. */
  config: SiteConfig;
  /** What was left out of what is out, such as a link to a page that is not there yet. */
  notices: Notice[];
  /** When the site has to be built again; undefined when nothing comes or goes by a date. */
  next: Date | undefined;
}

/**
 * The part of a site that is out at a moment. Pages, ads and redirects that are drafts or outside their dates are
 * taken away, and with them every link to them; whoever holds the result knows nothing of dates.
 *
 * @param config a config that was checked: no draft is linked, and the pages the site needs are always out
 * @param now the clock of the build
 * @param drafts whether pages that are not out, and ads and redirects that are drafts, are in it too, as in development
 */
export function publishedSite(config: SiteConfig, now: Date, { drafts = false } = {}): PublishedSite {
  const { ads, redirects = [], menus } = config;
  const next = nextBuild(config, now);
  const pages = config.pages.filter((page) => drafts || isPublished(page, now));
  const hasAll = pages.length === config.pages.length;
  if (hasAll && [...ads, ...redirects].every((dated) => isPublished(dated, now, drafts)))
    return { config, notices: [], next };

  const notices: Notice[] = [];
  const out = new Set(pages.map(({ id }) => id));
  const known = new Set(config.pages.map(({ id }) => id));
  const isLinked = (target: string, path: Path) => {
    const [page = ''] = target.split('#');
    // Everything else that a link may name, such as "phone", is always there.
    if (out.has(page) || !known.has(page)) return true;
    notices.push({ path, message: `the page "${page}" is not out now, so this build leaves the link out.` });
    return false;
  };
  const outAds = ads.filter(
    (ad, index) => isPublished(ad, now, drafts) && isLinked(ad.link, ['ads', index, 'link']),
  );
  const outRedirects = redirects.filter(
    (redirect, index) =>
      isPublished(redirect, now, drafts) && isLinked(redirect.to, ['redirects', index, 'to']),
  );
  const menu = (name: 'services' | 'company' | 'notFound') =>
    menus[name].filter((page, index) => isLinked(page, ['menus', name, index]));
  const context: PublicationContext = {
    isLinked,
    ads: new Set(outAds.map(({ id }) => id)),
    emptied: emptiedSections(config, out),
    tell: (path, message) => notices.push({ path, message }),
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
    ads: outAds,
    ...(config.redirects && { redirects: outRedirects }),
    pages: config.pages.flatMap((page, index) =>
      out.has(page.id) ? [{ ...page, blocks: publishedBlocks(page, index, context) }] : [],
    ),
  };
  return { config: keptAnchors(published), notices, next };
}

/** The sections whose services are all away; of a list of them there would be nothing but its heading. */
function emptiedSections(config: SiteConfig, out: ReadonlySet<string>): Set<string> {
  const services = config.pages.filter(
    ({ id, kind, section = defaultSection }) =>
      kind === 'service' && id !== config.theme.sections[section]?.page,
  );
  const left = new Set(
    services.flatMap(({ id, section }) => (out.has(id) ? [section ?? defaultSection] : [])),
  );
  return new Set(services.flatMap(({ section = defaultSection }) => (left.has(section) ? [] : [section])));
}
