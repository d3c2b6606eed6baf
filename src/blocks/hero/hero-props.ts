import type { BlockDataOf } from '../../site/page-data.types';

export interface HeroProps {
  block: BlockDataOf<'hero'>;
  /** The id of the headline, which names the block. */
  headline: string;
}
