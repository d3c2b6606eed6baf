import type { BlockContext, BlockModel } from './model';
import type { PageLinkData, Sign } from '../parts/types';
import { pageLinkData } from '../parts/page-link';
import { pageUrl } from '../page-url';
import { defaultSection } from '../section';
import { pageById } from '../site';

export const siteMap = {
  data: (_, context) => ({ groups: siteMapGroups(context) }),
} satisfies BlockModel<'site-map'>;

interface SiteMapGroup {
  title: string;
  href?: string;
  section: string;
  sign?: Sign | undefined;
  links: PageLinkData[];
}

/** Returns the groups of the site map, with each page once: the sections with their pages, then the other pages. */
function siteMapGroups({ site, language, t }: BlockContext): SiteMapGroup[] {
  const firstPages = new Map(
    Object.entries(site.config.theme.sections).flatMap(([section, { page }]) =>
      page ? [[page, section]] : [],
    ) as [string, string][],
  );
  const groups = [...firstPages].map(([id, section]) => {
    const page = pageById(site, id);
    return {
      title: t(page.name).text,
      href: pageUrl(site, page.path, language),
      section,
      sign: site.config.theme.sections[section]?.sign,
      links: (site.sections.get(section) ?? []).map((child) => pageLinkData(site, child, language)),
    };
  });
  const named = new Set(firstPages.values());
  const others = site.config.pages.filter(
    ({ id, section = '' }) => !firstPages.has(id) && !named.has(section),
  );
  if (others.length === 0) return groups;
  return [
    ...groups,
    {
      title: t('frame.siteMap.other').text,
      section: defaultSection,
      links: others.map((page) => pageLinkData(site, page, language)),
    },
  ];
}
