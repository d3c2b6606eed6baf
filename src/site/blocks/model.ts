import type { Path } from '../../lib/json';
import type { ResolvedBlock } from '../parts/resolved-block';
import type { BlockType, Translate } from '../parts/types';
import type { BlockByType, Page, SiteConfig } from '../types.generated';
import type { Language } from '../languages';
import type { Site } from '../site';

/** What the program knows of a type of block besides its schema and its renderer. */
export interface BlockModel<Type extends BlockType> {
  /**
   * Returns the fields that the renderer gets besides those of the block, or in their place.
   *
   * @param block the block with strings in place of texts, and links in place of targets
   * @param config the block as it is in the config, with the ids of other content
   */
  data?: (block: ResolvedBlock<Type>, context: BlockContext, config: BlockByType[Type]) => object;
  /** Returns the pages to which the block links without naming them. */
  generatedLinks?: (block: BlockByType[Type], page: Page, config: SiteConfig) => string[];
  /** Whether the block has an anchor for every page of the site. */
  hasPageAnchors?: true;
  /** Returns whether a text of the block is a proper name, which is the same in every language. */
  isProperName?: (block: BlockByType[Type], path: Path) => boolean;
  /** Returns the ids that the renderer gives to parts of the block besides the anchors of the config. */
  headingIds?: (block: BlockByType[Type]) => string[];
}

/** A page of a site, in one language. */
export interface PageContext {
  site: Site;
  page: Page;
  language: Language;
}

/** The page of a block, and a translator that counts the missing texts of the block. */
export interface BlockContext extends PageContext {
  t: Translate;
}
