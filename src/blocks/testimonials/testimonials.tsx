import { useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { ArrowLink } from '../../ui/action';
import { BlockSection } from '../../ui/block-section';
import { Grid } from '../../ui/layout';
import { Quotation } from '../../ui/quotation';
import { SectionHeading } from '../../ui/section-heading';

/** Renders testimonials as cards in the colors of the section: the first large, the others side by side. */
export function Testimonials({ block }: { block: BlockDataOf<'testimonials'> }) {
  const titleId = useId();
  return (
    <BlockSection block={block} labelledBy={titleId}>
      <SectionHeading id={titleId} hidden>
        {block.title}
      </SectionHeading>
      <Cards>
        {block.items.map(({ case: about, quote, ...item }, index) => (
          <Card key={quote} data-first={index === 0 || undefined}>
            <Quotation text={quote} {...item}>
              {about && <ArrowLink link={about} />}
            </Quotation>
          </Card>
        ))}
      </Cards>
    </BlockSection>
  );
}

const Card = styled.div`
  display: grid;
  grid-column: span 6;
  padding: clamp(24px, 3vw, 44px);
  background: var(--light);
  color: var(--band);
  border-start-end-radius: var(--cut);
  &:not([data-first]) figure {
    --voice-size: clamp(1.5rem, 1.2rem + 1vw, 2.25rem);
  }
  &[data-first] {
    grid-column: 1 / -1;
    background: var(--plate);
    color: var(--on-plate);
  }
  a {
    color: inherit;
  }
  a:focus-visible {
    outline-color: currentColor;
  }
  /* one that would be alone in its row */
  &:nth-child(even):last-child {
    grid-column: 1 / -1;
  }
  @media (forced-colors: active), print {
    border: 1px solid var(--line);
  }
`;

const Cards = styled(Grid)`
  row-gap: 20px;
`;
