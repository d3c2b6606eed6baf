import type { Finding } from '../../../config/report';
import { menuPages } from '../../../site/page-data/layout-data';
import { defaultSection } from '../../../site/section';
import type { Page, SiteConfig } from '../../../site/types.generated';
import { targets, type Target } from './references';
import { reservedTargets } from './reserved-name';

/**
 * Returns a warning for each page that no other page links to. Links of the site map do not count, because few visitors
 * open it.
 *
 * Drafts are not checked, and their links do not count. Nothing is reported while a link leads to an unknown page,
 * because it may be meant for an orphan page.
 *
 * @param config a valid config; dates do not matter, a page that is published later counts as published
 * @param blockLinks the links of its blocks, if already collected
 */
export function orphanPages(config: SiteConfig, blockLinks = targets(config)): Finding[] {
  const pages = new Set(config.pages.map(({ id }) => id));
  const links = pageLinks(config, blockLinks);
  if (links.some(({ to }) => !pages.has(to))) return [];
  const linked = new Set(links.flatMap(({ from, to }) => (from === to ? [] : [to])));
  const listed = sectionLists(config);
  return config.pages.flatMap((page, index) => {
    const { id, path, kind, status } = page;
    const isListed = kind === 'service' && listed(page);
    // A reserved name is reported by another rule.
    if (reservedTargets.has(id)) return [];
    if (status === 'draft' || path === '/' || linked.has(id) || isListed) return [];
    return [
      {
        code: 'LINK-009',
        path: ['pages', index, 'id'],
        severity: 'warning' as const,
        message: `no other page leads to the page "${id}": visitors find it only in the site map. Name it in a menu, in a list of services or in the "to" of a link.`,
      },
    ];
  });
}

/** A link between two pages; links of the layout have no source page. */
interface PageLink {
  from: string | undefined;
  to: string;
}

/** Returns every link of published content, without the generated lists of sections. */
function pageLinks(config: SiteConfig, blockLinks: Target[]): PageLink[] {
  const { menus, theme, ads, contact } = config;
  const everywhere = [
    ...menus.header.flatMap(({ page, section }) => [
      ...(page === undefined ? [] : [page]),
      ...(section === undefined ? [] : menuOf(config, section)),
    ]),
    ...menus.services,
    ...menus.company,
    ...menus.notFound,
  ].map((to): PageLink => ({ from: undefined, to }));
  const isShown = (index: unknown) => config.pages[Number(index)]?.status !== 'draft';
  const inBlocks = blockLinks.flatMap(({ page, path: [, index] }) =>
    isShown(index) ? [{ from: config.pages[Number(index)]?.id, to: page }] : [],
  );
  const adLinks = new Map(ads.flatMap(({ id, link, status }) => (status === 'draft' ? [] : [[id, link]])));
  const ofPages = config.pages.flatMap(({ id: from, status, section = '', blocks }) => {
    if (status === 'draft') return [];
    const parent = theme.sections[section]?.page;
    return [
      // The breadcrumb above the headline.
      ...(parent === undefined ? [] : [parent]),
      ...blocks.flatMap((block) => {
        if (block.type === 'service-list') return (block.items ?? []).flatMap(({ page }) => page ?? []);
        if (block.type === 'contact-form') return [contact.privacyPage];
        if (block.type !== 'promo-carousel') return [];
        return (block.ads ?? [...adLinks.keys()]).flatMap((ad) => adLinks.get(ad) ?? []);
      }),
    ].map((to): PageLink => ({ from, to }));
  });
  return [...everywhere, ...inBlocks, ...ofPages];
}

/** Returns the pages of a section in the header: the first one, and as many others as the menu shows. */
function menuOf({ theme, pages }: SiteConfig, section: string): string[] {
  const first = theme.sections[section]?.page;
  const others = pages.filter(
    (page) => page.section === section && page.id !== first && page.status !== 'draft',
  );
  return [...(first === undefined ? [] : [first]), ...others.slice(0, menuPages).map(({ id }) => id)];
}

/** Returns a function: whether another page lists all services of the section of a page, except its first page. */
function sectionLists({ pages, theme }: SiteConfig): (page: Page) => boolean {
  const lists = new Map<string, Set<string>>();
  for (const { id, section = defaultSection, status, blocks } of pages) {
    const isList = blocks.some((block) => block.type === 'service-list' && block.from === 'section');
    if (!isList || status === 'draft') continue;
    lists.set(section, (lists.get(section) ?? new Set()).add(id));
  }
  return ({ id, section }) => {
    const listing =
      section === undefined || theme.sections[section]?.page === id ? undefined : lists.get(section);
    return listing !== undefined && listing.size > (listing.has(id) ? 1 : 0);
  };
}
