import type { BlockDataOf } from '../../site/page-data.types';

export interface FeatureListProps {
  block: BlockDataOf<'feature-list'>;
  /** The id of the heading, which names the block. */
  heading: string;
}
