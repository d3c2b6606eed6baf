import type { BlockModel } from './model';
import { pageUrl } from '../page-url';
import { drawingOf } from '../parts/drawing';
import { priceOf } from '../parts/offer';
import { defaultSection } from '../section';
import { pageById } from '../site';
import type { SiteConfig, Text } from '../types.generated';

/**
 * The entries of a service list are every service of the page's section, or those that the block names. An entry with a
 * page takes the texts that it lacks from that page.
 */
export const serviceList = {
  data: (_, { site, page, language, t }, { from, items = [] }) => ({
    items: (from === 'section' ? servicesIn(site.config, page.section) : items).map((item) => {
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
  generatedLinks: ({ from }, { section }, config) =>
    from === 'section' ? servicesIn(config, section).map(({ page }) => page) : [],
} satisfies BlockModel<'service-list'>;

/** Returns an entry for each service of a section except its first page. */
function servicesIn(
  { pages, theme }: SiteConfig,
  section = defaultSection,
): { page: string; title?: Text; text?: Text }[] {
  const first = theme.sections[section]?.page;
  const services = pages.filter((page) => page.kind === 'service' && page.section === section);
  return services.flatMap(({ id }) => (id === first ? [] : [{ page: id }]));
}
