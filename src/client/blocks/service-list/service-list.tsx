import type { BlockDataOf } from '../../../site/page-data.types';
import { TitledSection } from '../../ui/block-section';
import { IndexServices } from './index-services';
import { PlateServices } from './plate-services';

/** Renders a list of services: plates or rows. */
export function ServiceList({ block }: { block: BlockDataOf<'service-list'> }) {
  const Services = looks[block.variant];
  return (
    <TitledSection block={block}>
      <Services services={block.items} />
    </TitledSection>
  );
}

const looks = { plates: PlateServices, index: IndexServices };
