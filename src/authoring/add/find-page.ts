import { closestMatch } from '../../lib/text/closest-match';
import type { Page, SiteConfig } from '../../site/types.generated';
import { UserError } from './user-error';

/**
 * Finds a page by its id or its path.
 *
 * @returns the page and its index in `pages`
 * @throws {UserError} when there is no such page, with the closest match
 */
export function pageByName(config: SiteConfig, name: string): { page: Page; index: number } {
  const index = config.pages.findIndex(({ id, path }) => id === name || path === name);
  const page = config.pages[index];
  if (page) return { page, index };
  throw new UserError(
    `There is no page "${name}".${advice(
      name,
      config.pages.map(({ id }) => id),
    )}`,
  );
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
  throw new UserError(
    `There is no section "${section}" with a first page in theme.sections.${advice(
      section,
      sections.map(([name]) => name),
    )}`,
  );
}

/** Suggests the closest name, or lists all names when there are at most 40. */
function advice(name: string, names: string[]): string {
  const match = closestMatch(name, names);
  if (match) return ` Did you mean "${match}"?`;
  return names.length <= 40 ? ` Available: ${names.join(', ')}.` : '';
}
