import { useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { BlockSection } from '../../ui/block-section';
import { CardSection, Grid } from '../../ui/layout';
import { Quotation } from '../../ui/quotation';
import { SectionHeading } from '../../ui/section-heading';

/** Renders testimonials: the first in large type, the others smaller and indented. */
export function Testimonials({ block }: { block: BlockDataOf<'testimonials'> }) {
  const titleId = useId();
  return (
    <BlockSection block={block} labelledBy={titleId} root={CardSection}>
      <SectionHeading id={titleId} hidden>
        {block.title}
      </SectionHeading>
      <TestimonialGrid>
        {block.items.map((item) => (
          <Testimonial
            key={item.quote}
            id={item.id}
            text={item.quote}
            role={item.role}
            company={item.company}
          />
        ))}
      </TestimonialGrid>
    </BlockSection>
  );
}

const Testimonial = styled(Quotation)`
  p {
    font: 600 var(--type-h4) / max(1.4, var(--leading) - 0.25) var(--body);
    text-wrap: balance;
  }
`;

const TestimonialGrid = styled(Grid)`
  row-gap: 72px;
  > ${Testimonial}:nth-child(even) {
    grid-column: 3 / span 4;
  }
  > ${Testimonial}:nth-child(odd) {
    grid-column: 8 / span 4;
  }
  > ${Testimonial}:first-child {
    grid-column: 1 / span 10;
    p {
      font: var(--weight-display) var(--type-h2-narrow) / max(1.16, var(--leading-display)) var(--display);
      letter-spacing: var(--tracking);
    }
  }
  /* One that would be alone in its row gets the width of two. */
  > ${Testimonial}:nth-child(even):last-child {
    grid-column: 3 / span 7;
  }
  @media (max-width: 56.25em) {
    row-gap: 48px;
    > ${Testimonial}:nth-child(n) {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 37.5em) and (max-width: 56.25em) {
    > ${Testimonial}:nth-child(even):not(:last-child) {
      grid-column: 1 / span 6;
    }
    > ${Testimonial}:nth-child(odd):not(:first-child) {
      grid-column: 7 / -1;
    }
  }
`;
