import type { BlockDataOf } from '../../../site/page-data.types';
import { Drawing } from '../../ui/drawing';
import { FormattedText } from '../../ui/formatted-text';
import { Lot, Sky, Street } from './street';

/**
 * Renders a street across the screen, a house over each name and sentence; each is a link, whose lamps go on. Scenes stand in a
 * row as well, and so do the tiles of what has no drawing.
 */
export function StreetServices({ services }: { services: BlockDataOf<'service-list'>['items'] }) {
  return (
    <Street>
      {services.map(({ title, text, href, section, drawing, houseWidth }) => (
        <li key={title}>
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
