import { findBlocks } from '../../../site/blocks/find-blocks';
import { pagePath } from '../../../site/page-url';
import type { BlockByType, SiteConfig } from '../../../site/types.generated';
import type { Path } from '../../../lib/json';
import { say } from '../../../config/message-language';
import { pageByName } from './find-section';
import { addMessages } from '../messages';
import { UserError } from '../../../lib/user-error';

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
  const { page } = pageByName(config, name);
  const all = findBlocks(config, type);
  const found = all.find((candidate) => candidate.page === page);
  if (found) {
    const { block, path } = found;
    return { path: pagePath(page.path), list: [...path, 'items'], after: block.items.length - 1, block };
  }
  const others = [...new Set(all.map((candidate) => candidate.page.id))];
  throw new UserError(say(addMessages.noBlockOfType({ page: page.id, type, pages: others.slice(0, 40) })));
}
