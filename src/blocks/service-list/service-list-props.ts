import type { BlockDataOf } from '../../site/page-data.types';

export interface ServiceListProps {
  block: BlockDataOf<'service-list'>;
  /** The id of the heading, which names the block. */
  heading: string;
}

export type Service = BlockDataOf<'service-list'>['items'][number];
