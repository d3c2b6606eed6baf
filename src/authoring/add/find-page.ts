import type { Page, SiteConfig } from '../../site/types.generated';
import { closestMatch } from '../../lib/closest-match';
import { UserError } from './user-error';

/**
 * The page with a name or an address, as a maintainer may write either.
 *
 * @returns the page and its place in `pages`
 * @throws {UserError} when there is none, with the one that was likely meant
 */
export function pageNamed(config: SiteConfig, name: string): { page: Page; index: number } {
  const index = config.pages.findIndex(({ id, path }) => id === name || path === name);
  const page = config.pages[index];
  if (page) return { page, index };
  throw new UserError(
    `there is no page "${name}".${advice(
      name,
      config.pages.map(({ id }) => id),
    )}`,
  );
}

/**
 * The first page of a section.
 *
 * @throws {UserError} when there is no such section, or it has no first page
 */
export function sectionStart(config: SiteConfig, section: string): { page: Page; index: number } {
  const sections = Object.entries(config.theme.sections).filter(([, { page }]) => page !== undefined);
  const first = sections.find(([name]) => name === section)?.[1].page;
  if (first !== undefined) return pageNamed(config, first);
  throw new UserError(
    `there is no section "${section}" with a first page under theme.sections.${advice(
      section,
      sections.map(([name]) => name),
    )}`,
  );
}

/** What was likely meant; the whole choice when it is small and nothing is near. */
function advice(name: string, known: string[]): string {
  const meant = closestMatch(name, known);
  if (meant) return ` Did you mean "${meant}"?`;
  return known.length <= 40 ? ` There are: ${known.join(', ')}.` : '';
}
