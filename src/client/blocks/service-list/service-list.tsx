import type { BlockDataOf } from '../../../site/page-data.types';
import { TitledSection } from '../../ui/block-section';
import { Drawing } from '../../ui/drawing';
import { FormattedText } from '../../ui/formatted-text';
import { Section } from '../../ui/layout';
import { IndexServices } from './index-services';
import { Lot, Sky, Street, StreetSection } from './street';

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

/**
 * Renders a street across the screen, a house over each name and sentence; each is a link, whose lamps go on. Scenes stand in a
 * row as well, and so do the tiles of what has no drawing.
 */
function StreetServices({ services }: { services: BlockDataOf<'service-list'>['items'] }) {
  return (
    <Street>
      {services.map(({ title, text, href, section, drawing, houseWidth }, index) => (
        <li key={index}>
          <Lot as={href === undefined ? 'div' : 'a'} href={href} data-section={section}>
            <Sky data-screen-only>
              {drawing && (
                <>
                  <Drawing src={`${drawing}#lit`} houseWidth={houseWidth} />
                  <Drawing src={`${drawing}#day`} dark={`${drawing}#lit`} houseWidth={houseWidth} />
                </>
              )}
            </Sky>
            <FormattedText as="h3">{title}</FormattedText>
            {text && <FormattedText as="p">{text}</FormattedText>}
          </Lot>
        </li>
      ))}
    </Street>
  );
}
