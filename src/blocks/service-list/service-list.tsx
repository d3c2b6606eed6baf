import { useId } from 'react';
import type { BlockDataOf } from '../../site/page-data.types';
import { BlockSection } from '../../ui/block-section';
import { SectionHeader } from '../../ui/section-header';
import { IndexServices } from './index-services';
import { PlateServices } from './plate-services';

/** Renders a list of services: plates or rows. */
export function ServiceList({ block }: { block: BlockDataOf<'service-list'> }) {
  const heading = useId();
  const Services = block.variant === 'plates' ? PlateServices : IndexServices;
  return (
    <BlockSection block={block} labelledBy={heading}>
      <SectionHeader id={heading} title={block.title} lead={block.lead} />
      <Services services={block.items} />
    </BlockSection>
  );
}
