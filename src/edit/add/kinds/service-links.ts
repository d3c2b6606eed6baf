import { findBlocks } from '../../../site/blocks/find-blocks';
import { languagesOf } from '../../../site/languages';
import { pagePath } from '../../../site/page-url';
import type { Page, SiteConfig } from '../../../site/types.generated';
import type { Insertion } from '../insertion';
import { addMessages } from '../messages';

/**
 * Returns the insertions of a new service into the hand-written lists of its section's services: in the menus, and
 * among the cards of the section's first page. A menu that names the section, and cards with `"from": "section"`, need
 * none. A first page without such a list gets one.
 *
 * @param start the section's first page
 * @param id the id of the new page
 * @param isOfSection whether a page is a service of the section
 */
export function serviceLinks(
  config: SiteConfig,
  start: Page,
  id: string,
  isOfSection: (page: Page) => boolean,
): Insertion[] {
  const site = languagesOf(config);
  const services = new Set(config.pages.filter(isOfSection).map((page) => page.id));
  const insertions: Insertion[] = [];
  const header = config.menus.header.findLastIndex(({ page }) => page !== undefined && services.has(page));
  if (header >= 0)
    insertions.push({
      list: ['menus', 'header'],
      after: header,
      value: { page: id },
      what: addMessages.headerEntry(),
    });
  for (const menu of ['services', 'company', 'notFound'] as const) {
    const after = config.menus[menu].findLastIndex((page) => services.has(page));
    if (after >= 0)
      insertions.push({ list: ['menus', menu], after, value: id, what: addMessages.menuEntry({ menu }) });
  }
  const lists = findBlocks(config, 'service-list');
  if (start.kind === 'section' && !lists.some(({ page }) => page === start))
    insertions.push({
      list: ['pages', config.pages.indexOf(start), 'blocks'],
      after: 0,
      value: { type: 'service-list', variant: 'index', title: listTitle, from: 'section' },
      what: addMessages.serviceList({ path: pagePath(site, start.path) }),
    });
  for (const { block, page, path } of lists)
    if (page === start && block.from !== 'section' && block.items?.length)
      insertions.push({
        list: [...path, 'items'],
        after: block.items.length - 1,
        value: { page: id },
        what: addMessages.card({ path: pagePath(site, page.path) }),
      });
  return insertions;
}

/** The title of the list that a section gets with its first service. */
const listTitle = { fr: 'Ce que nous faisons', en: 'What we do', ar: 'ما الذي نقوم به' };
