import type { BlockDataOf } from '../../site/page-data.types';

/** The properties of each variant of the block. */
export interface FeatureListProps {
  block: BlockDataOf<'feature-list'>;
  /** The id of the heading that names the block. */
  heading: string;
}
