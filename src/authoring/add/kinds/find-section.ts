import { say } from '../../../config/message-language';
import { UserError } from '../../../lib/user-error';
import type { Page, SiteConfig } from '../../../site/types.generated';
import { findPage } from '../../find-page';
import { addMessages } from '../messages';

/**
 * Finds a page by its id, its path or its address.
 *
 * @returns the page and its index in `pages`
 * @throws {UserError} when there is no such page, with the closest match
 */
export function pageByName(config: SiteConfig, name: string): { page: Page; index: number } {
  const { index } = findPage(config, name);
  return { page: config.pages[index]!, index };
}

/**
 * Returns the first page of a section.
 *
 * @throws {UserError} when there is no such section, or it has no first page
 */
export function sectionStart(config: SiteConfig, section: string): { page: Page; index: number } {
  const sections = Object.entries(config.theme.sections).filter(([, { page }]) => page !== undefined);
  const first = sections.find(([name]) => name === section)?.[1].page;
  if (first !== undefined) return pageByName(config, first);
  throw new UserError(say(addMessages.noSection({ section, sections: sections.map(([name]) => name) })));
}
