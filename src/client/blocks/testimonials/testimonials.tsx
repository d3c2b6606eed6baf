import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { ArrowLink } from '../../ui/action';
import { TitledSection } from '../../ui/block-section';
import { Cards } from '../../ui/layout';
import { Quotation } from '../../ui/quotation';

/** Renders testimonials as cards in the colors of the section: the first large, the others side by side. */
export function Testimonials({ block }: { block: BlockDataOf<'testimonials'> }) {
  return (
    <TitledSection block={block} hidden>
      <Cards>
        {block.items.map(({ case: about, quote, ...item }, index) => (
          <Card key={quote} data-first={index === 0 || undefined}>
            <Quotation text={quote} {...item}>
              {about && <ArrowLink link={about} />}
            </Quotation>
          </Card>
        ))}
      </Cards>
    </TitledSection>
  );
}

const Card = styled.div`
  --accent: currentColor;
  display: grid;
  padding: clamp(24px, 3vw, 44px);
  background: var(--plate);
  color: var(--on-plate);
  &[data-first] {
    flex-basis: 100%;
  }
  &:not([data-first]) {
    figure {
      --voice-size: clamp(1.5rem, 1.2rem + 1vw, 2.25rem);
    }
    /* light cards would glare in the dark */
    @media (prefers-color-scheme: light) {
      background: var(--light);
      color: var(--band);
    }
  }
`;
