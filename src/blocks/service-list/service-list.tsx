import { useId, type ComponentType } from 'react';
import type { BlockDataOf } from '../../site/page-data.types';
import { IndexServices } from './index-services';
import { PlateServices } from './plate-services';
import { RowServices } from './row-services';
import type { ServiceListProps } from './service-list-props';

/** Renders a list of services: plates, an index of pages, or what one service contains. */
export function ServiceList({ block }: { block: BlockDataOf<'service-list'> }) {
  const Variant = variants[block.variant];
  return <Variant block={block} heading={useId()} />;
}

const variants = {
  plates: PlateServices,
  index: IndexServices,
  rows: RowServices,
} satisfies Record<BlockDataOf<'service-list'>['variant'], ComponentType<ServiceListProps>>;
