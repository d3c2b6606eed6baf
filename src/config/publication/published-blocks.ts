import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../../lib/json';
import { modelOf } from '../../site/blocks/index';
import type { Publication } from '../../site/blocks/model';
import { defaultSection } from '../../site/section';
import type { Block, Page } from '../../site/types.generated';

/** The published content of a site, and a callback for blocks that are omitted. */
export interface PublicationContext extends Omit<Publication, 'path' | 'section'> {
  omitBlock: (path: Path) => void;
}

/**
 * Returns the blocks of a page without links to unpublished content. A block of which nothing is left is omitted.
 *
 * @param page a published page
 * @param index its index in the config
 */
export function publishedBlocks(
  { blocks, section = defaultSection }: Page,
  index: number,
  { omitBlock, ...publication }: PublicationContext,
): Block[] {
  return blocks.flatMap((block, position): Block[] => {
    const { publishedPart } = modelOf(block);
    if (!publishedPart) return [block];
    const path: Path = ['pages', index, 'blocks', position];
    const rest = publishedPart(block, { ...publication, path, section });
    // Fields may be in another order: a block that loses nothing is the one of the config.
    if (rest !== null) return [isDeepStrictEqual(rest, block) ? block : rest];
    omitBlock(path);
    return [];
  });
}
