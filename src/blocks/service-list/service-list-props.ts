import type { BlockDataOf } from '../../site/page-data.types';

/** The properties of each variant of the block. */
export interface ServiceListProps {
  block: BlockDataOf<'service-list'>;
  /** The id of the heading that names the block. */
  heading: string;
}

export type Service = BlockDataOf<'service-list'>['items'][number];
