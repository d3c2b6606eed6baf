import type { Language } from '../languages';
import type { LinkData, PageLinkData } from './types';
import { pageUrl } from '../page-url';
import { drawingOf } from './drawing';
import { defaultSection } from '../section';
import { pageById, type Site } from '../site';
import type { Page } from '../types.generated';
import { translator } from '../translate';

/**
 * Returns a link to a page, labelled with its name.
 *
 * @param id the page's id in the config
 * @throws when no page has the id: in a valid config that is a bug in the program
 */
export function pageLink(site: Site, id: string, language: Language): LinkData {
  const page = pageById(site, id);
  return { label: translator(site, language)(page.name).text, href: pageUrl(site, page.path, language) };
}

/** Returns a link to a page as menus and lists show it. */
export function pageLinkData(site: Site, page: Page, language: Language): PageLinkData {
  const t = translator(site, language);
  return {
    href: pageUrl(site, page.path, language),
    name: t(page.name).text,
    summary: page.summary === undefined ? '' : t(page.summary).text,
    section: page.section ?? defaultSection,
    ...drawingOf(site, page),
  };
}
