import { useId, type ComponentType } from 'react';
import type { BlockDataOf } from '../../site/page-data.types';
import { IndexServices } from './index-services';
import { PlateServices } from './plate-services';
import type { ServiceListProps } from './service-list-props';

/** Renders a list of services: plates or rows. */
export function ServiceList({ block }: { block: BlockDataOf<'service-list'> }) {
  const Variant = variants[block.variant];
  return <Variant block={block} heading={useId()} />;
}

const variants = {
  plates: PlateServices,
  index: IndexServices,
} satisfies Record<BlockDataOf<'service-list'>['variant'], ComponentType<ServiceListProps>>;
