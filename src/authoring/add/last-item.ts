import type { BlockByType, SiteConfig } from '../../site/types.generated';
import { pageNamed } from './find-page';
import { UserError } from './user-error';
import type { Path } from '../../lib/json';

/** The blocks that are lists of entries, each of one kind. */
type ListBlock = 'faq' | 'testimonials' | 'cases';

/**
 * The last entry of a page's block, for one more to come behind it; of its first block of that type.
 *
 * @param name the page's name or address
 * @throws {UserError} when there is no such page, or it has no such block, with the pages that have one
 */
export function lastItem<Type extends ListBlock>(
  config: SiteConfig,
  name: string,
  type: Type,
): { path: string; list: Path; after: number; block: BlockByType[Type] } {
  const { page, index } = pageNamed(config, name);
  const position = page.blocks.findIndex((block) => block.type === type);
  const block = page.blocks[position] as BlockByType[Type] | undefined;
  if (block) {
    const list: Path = ['pages', index, 'blocks', position, 'items'];
    return { path: page.path, list, after: block.items.length - 1, block };
  }
  const others = config.pages
    .filter(({ blocks }) => blocks.some((candidate) => candidate.type === type))
    .map(({ id }) => id);
  const choice =
    others.length === 0 ? 'No page has one.' : `There is one on: ${others.slice(0, 40).join(', ')}.`;
  throw new UserError(`the page "${page.id}" has no block "${type}" to add to. ${choice}`);
}
