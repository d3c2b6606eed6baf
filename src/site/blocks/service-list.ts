import type { BlockModel } from './model';
import { pageUrl } from '../page-url';
import { drawingOf } from '../parts/drawing';
import { priceOf } from '../parts/offer';
import { defaultSection } from '../section';
import { pageById, type Site } from '../site';
import type { Page, Text } from '../types.generated';

/**
 * The entries of a service list are every service of the page's section, or those that the block names. An entry with a
 * page takes the texts that it lacks from that page.
 */
export const serviceList = {
  data: (_, { site, page, language, t }, { from, items = [] }) => ({
    items: (from === 'section' ? sectionServices(site, page) : items).map((item) => {
      const target = item.page === undefined ? undefined : pageById(site, item.page);
      const textOf = (text: Text | undefined) => (text === undefined ? '' : t(text).text);
      return {
        title: textOf(item.title ?? target?.name),
        text: textOf(item.text ?? target?.summary),
        ...(target && {
          href: pageUrl(site, target.path, language),
          section: target.section ?? defaultSection,
          ...drawingOf(site, target),
          ...priceOf(target, t),
        }),
      };
    }),
  }),
  generatedLinks: ({ from }, { section = defaultSection }, { pages, theme }) => {
    if (from !== 'section') return [];
    const isListed = (page: Page) =>
      page.kind === 'service' && page.section === section && page.id !== theme.sections[section]?.page;
    return pages.filter(isListed).map(({ id }) => id);
  },
} satisfies BlockModel<'service-list'>;

function sectionServices(site: Site, page: Page): { page: string; title?: Text; text?: Text }[] {
  const pages = site.sections.get(page.section ?? defaultSection) ?? [];
  return pages.filter((candidate) => candidate.kind === 'service').map((service) => ({ page: service.id }));
}
