import type { BlockDataOf } from '../../../site/page-data.types';
import { TitledSection } from '../../ui/block-section';
import { Section } from '../../ui/layout';
import { IndexServices } from './index-services';
import { StreetSection } from './street';
import { StreetServices } from './street-services';

/** Renders a list of services: a street or rows. */
export function ServiceList({ block }: { block: BlockDataOf<'service-list'> }) {
  const { root, Services } = looks[block.variant];
  return (
    <TitledSection block={block} root={root} collapse>
      <Services services={block.items} />
    </TitledSection>
  );
}

const looks = {
  street: { root: StreetSection, Services: StreetServices },
  index: { root: Section, Services: IndexServices },
};
