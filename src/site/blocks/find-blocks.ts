import type { BlockType } from '../parts/types';
import type { BlockByType, Page, SiteConfig } from '../types.generated';

/** Returns the blocks of a type among the blocks of one page, which come from a config or from the data of a page. */
export function blocksOfType<Any extends { type: BlockType }, Type extends Any['type']>(
  blocks: readonly Any[],
  type: Type,
): Extract<Any, { type: Type }>[] {
  return blocks.filter((block): block is Extract<Any, { type: Type }> => block.type === type);
}

/** Returns the first page with a block of a type. */
export function pageWith({ pages }: Pick<SiteConfig, 'pages'>, type: BlockType): Page | undefined {
  return pages.find(({ blocks }) => blocks.some((block) => block.type === type));
}

/** Returns every block of a type, in the order of the config. */
export function findBlocks<Type extends BlockType>({ pages }: Pick<SiteConfig, 'pages'>, type: Type) {
  return pages.flatMap((page, pageIndex) =>
    page.blocks.flatMap((block, blockIndex) =>
      block.type === type
        ? [{ block: block as BlockByType[Type], page, path: ['pages', pageIndex, 'blocks', blockIndex] }]
        : [],
    ),
  );
}
