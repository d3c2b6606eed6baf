import { menuPages } from '../../../site/page-data/layout-data';
import { defaultSection } from '../../../site/section';
import type { Page, SiteConfig } from '../../../site/types.generated';
import type { Finding } from '../../../config/report';
import { targets, type Target } from './references';
import { reservedTargets } from './reserved-name';

/**
 * Pages to which no other page leads. The site map leads everywhere, but few visitors look there: it does not count.
 *
 * A page that is a draft is not looked at, and leads nowhere. Nothing is told while a link leads to a page that does
 * not exist: it may have meant the one that is told.
 *
 * @param config a config that fits the schema; its time does not matter, as a page that is out later counts as out
 * @param targeted the links of its blocks, when they have been looked for already
 * @returns a warning for each page, at its id
 */
export function orphanPages(config: SiteConfig, targeted = targets(config)): Finding[] {
  const pages = new Set(config.pages.map(({ id }) => id));
  const links = pageLinks(config, targeted);
  if (links.some(({ to }) => !pages.has(to))) return [];
  const linked = new Set(links.flatMap(({ from, to }) => (from === to ? [] : [to])));
  const listed = sectionLists(config);
  return config.pages.flatMap((page, index) => {
    const { id, path, kind, status } = page;
    const isListed = kind === 'service' && listed(page);
    // A name that no page can have is told as that.
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

/** A link from one page to another; what stands on every page comes from none. */
interface PageLink {
  from: string | undefined;
  to: string;
}

/** Every link of what is published, without the lists that a section makes of itself. */
function pageLinks(config: SiteConfig, targeted: Target[]): PageLink[] {
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
  const inBlocks = targeted.flatMap(({ page, path: [, index] }) =>
    isShown(index) ? [{ from: config.pages[Number(index)]?.id, to: page }] : [],
  );
  const adLinks = new Map(ads.flatMap(({ id, link, status }) => (status === 'draft' ? [] : [[id, link]])));
  const ofPages = config.pages.flatMap(({ id: from, status, section = '', blocks }) => {
    if (status === 'draft') return [];
    const above = theme.sections[section]?.page;
    return [
      // The way to a page, above its headline.
      ...(above === undefined ? [] : [above]),
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

/** The pages of a section that the header shows: its first one, and as many as the menu holds. */
function menuOf({ theme, pages }: SiteConfig, section: string): string[] {
  const first = theme.sections[section]?.page;
  const others = pages.filter(
    (page) => page.section === section && page.id !== first && page.status !== 'draft',
  );
  return [...(first === undefined ? [] : [first]), ...others.slice(0, menuPages).map(({ id }) => id)];
}

/** Whether a page other than the one that is asked for shows all services of its section, which leaves out its first page. */
function sectionLists({ pages, theme }: SiteConfig): (page: Page) => boolean {
  const lists = new Map<string, Set<string>>();
  for (const { id, section = defaultSection, status, blocks } of pages) {
    const isList = blocks.some((block) => block.type === 'service-list' && block.from === 'section');
    if (!isList || status === 'draft') continue;
    lists.set(section, (lists.get(section) ?? new Set()).add(id));
  }
  return ({ id, section }) => {
    const own =
      section === undefined || theme.sections[section]?.page === id ? undefined : lists.get(section);
    return own !== undefined && own.size > (own.has(id) ? 1 : 0);
  };
}
