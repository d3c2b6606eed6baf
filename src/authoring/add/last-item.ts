import type { BlockByType, SiteConfig } from '../../site/types.generated';
import type { Path } from '../../lib/json';
import { pageByName } from './find-page';
import { UserError } from '../../lib/user-error';

/** The types of the blocks that are lists of entries of one kind. */
type ListBlock = 'faq' | 'testimonials' | 'cases';

/**
 * Returns the last entry of a page's first block of a type, so that another one can follow it.
 *
 * @param name the id or the path of the page
 * @throws {UserError} when there is no such page or block, with the pages that have such a block
 */
export function lastItem<Type extends ListBlock>(
  config: SiteConfig,
  name: string,
  type: Type,
): { path: string; list: Path; after: number; block: BlockByType[Type] } {
  const { page, index } = pageByName(config, name);
  const position = page.blocks.findIndex((block) => block.type === type);
  const block = page.blocks[position] as BlockByType[Type] | undefined;
  if (block) {
    const list: Path = ['pages', index, 'blocks', position, 'items'];
    return { path: page.path, list, after: block.items.length - 1, block };
  }
  const others = config.pages
    .filter(({ blocks }) => blocks.some((candidate) => candidate.type === type))
    .map(({ id }) => id);
  const advice =
    others.length === 0 ? 'No page has one.' : `Pages that have one: ${others.slice(0, 40).join(', ')}.`;
  throw new UserError(`Page "${page.id}" has no block "${type}". ${advice}`);
}
