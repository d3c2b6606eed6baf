import { useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { sectionAttributes } from '../../ui/block-section';
import { Container, Grid } from '../../ui/layout';
import { ExampleSheet } from './example-sheet';
import { PriceBand } from './price-band';
import { Excluded, Included } from './price-lists';

/** Renders the price of a service on a full-width band, and below it what is included, what is not, and an example. */
export function Pricing({ block }: { block: BlockDataOf<'pricing'> }) {
  const titleId = useId();
  return (
    <section {...sectionAttributes(block, titleId)} data-ground="page">
      <PriceBand block={block} />
      <Container>
        <Parts>
          <Included block={block} titleId={titleId} />
          <Excluded excluded={block.excluded} />
          <ExampleSheet example={block.example} />
        </Parts>
      </Container>
    </section>
  );
}

/** The headings share the first row, the lists the second; the sheet is beside both. */
const Parts = styled(Grid)`
  grid-template-rows: auto 1fr;
  row-gap: 22px;
  padding-block: var(--space-section);
  > figure {
    grid-area: 1 / 8 / span 2 / -1;
    align-self: start;
    margin-block-start: calc(-44px - var(--space-section));
  }
  @media (--narrow) {
    row-gap: 36px;
    padding-block: 52px 56px;
    && > * {
      grid-row: auto;
      margin: 0;
    }
  }
`;
