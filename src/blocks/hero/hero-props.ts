import type { BlockDataOf } from '../../site/page-data.types';
import { sectionAttributes } from '../../ui/block-section';

/** The properties of each variant of the block. */
export interface HeroProps {
  block: BlockDataOf<'hero'>;
  /** The id of the headline that names the block. */
  headline: string;
}

/** Returns the attributes of a hero's root element. */
export function heroAttributes({ block, headline }: HeroProps) {
  return { ...sectionAttributes(block, headline), 'data-hero': block.variant };
}
