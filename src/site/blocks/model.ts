import type { Path } from '../../lib/json';
import type { BlockType, DerivedFields, DerivedFieldsOf } from '../page-data.types';
import type { Block, BlockByType, Page, SiteConfig } from '../types.generated';
import type { BlockContext } from './context';

/** What the program knows of a type of block besides its schema and its renderer. */
export type BlockModel<Type extends BlockType> = BlockRules<Type> &
  (Type extends keyof DerivedFields ? Required<BlockData<Type>> : BlockData<Type>);

interface BlockData<Type extends BlockType> {
  /** Returns the fields that the renderer gets besides those of the config. */
  data?: (block: BlockByType[Type], context: BlockContext) => DerivedFieldsOf<Type>;
}

interface BlockRules<Type extends BlockType> {
  /** The fields that each variant does not show; `items[].action` is a field of each entry. */
  unusedFields?: Readonly<Record<string, readonly string[]>>;
  /** Returns the pages to which the block links without naming them. */
  generatedLinks?: (block: BlockByType[Type], page: Page, config: SiteConfig) => string[];
  /** Whether the block has an anchor for every page of the site. */
  hasPageAnchors?: true;
  /** Returns whether a text of the block is a proper name, which is the same in every language. */
  isProperName?: (block: BlockByType[Type], path: Path) => boolean;
  /** Returns the ids that the renderer gives to parts of the block besides the anchors of the config. */
  headingIds?: (block: BlockByType[Type]) => string[];
}

/** The model of a block whose type is not known. */
export interface AnyBlockModel extends BlockRules<BlockType> {
  data?: (block: Block, context: BlockContext) => object;
}
