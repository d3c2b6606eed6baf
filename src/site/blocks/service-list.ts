import type { BlockContext } from './context';
import type { DerivedFields } from '../page-data.types';
import { pageUrl } from '../page-url';
import { planData } from '../parts/plan';
import { defaultSection } from '../section';
import { pageById, type Site } from '../site';
import type { BlockByType, Page, Text } from '../types.generated';

/**
 * Returns the entries of a service list: every service of the page's section, or those that the block names. An
 * entry with a page takes the texts that it lacks from that page.
 */
export function serviceListData(
  block: BlockByType['service-list'],
  { site, page, language, t }: BlockContext,
): DerivedFields['service-list'] {
  return {
    items: (block.from === 'section' ? sectionServices(site, page) : (block.items ?? [])).map((item) => {
      const target = item.page === undefined ? undefined : pageById(site, item.page);
      const textOf = (text: Text | undefined) => (text === undefined ? '' : t(text).text);
      return {
        title: textOf(item.title ?? target?.name),
        text: textOf(item.text ?? target?.summary),
        ...(item.action && { action: textOf(item.action) }),
        ...(target && {
          href: pageUrl(target.path, language),
          section: target.section ?? defaultSection,
          plan: planData(site, target),
        }),
      };
    }),
  };
}

function sectionServices(
  site: Site,
  page: Page,
): { page: string; title?: Text; text?: Text; action?: Text }[] {
  const pages = site.sections.get(page.section ?? defaultSection) ?? [];
  return pages.filter((candidate) => candidate.kind === 'service').map((service) => ({ page: service.id }));
}
