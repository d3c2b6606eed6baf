import { useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { BlockSection } from '../../ui/block-section';
import { Grid, Section } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';
import { SectionHeading } from '../../ui/section-header';
import { StepDrawing } from './step-drawing';

/** Renders the steps of the work on the dark band of the page; their drawings go from a circle to the page's petal. */
export function Steps({ block }: { block: BlockDataOf<'steps'> }) {
  const heading = useId();
  const count = block.items.length;
  return (
    <BlockSection block={block} labelledBy={heading} root={BandSection}>
      <Columns>
        <Intro>
          <SectionHeading id={heading}>{block.title}</SectionHeading>
          {block.lead && <FormattedText as="p">{block.lead}</FormattedText>}
        </Intro>
        <Row>
          {block.items.map((step, index) => (
            <li key={index} data-effect="reveal">
              <StepDrawing step={index} count={count} plan={block.plan} />
              <FormattedText as="h3">{step.title}</FormattedText>
              <FormattedText as="p">{step.text}</FormattedText>
            </li>
          ))}
        </Row>
      </Columns>
    </BlockSection>
  );
}

const BandSection = styled(Section).attrs({ 'data-ground': 'band' } as object)`
  background: var(--band);
  color: var(--band-text);
  p {
    color: var(--band-muted);
  }
  && {
    padding-block: clamp(48px, 5vw, 80px);
  }
`;

/* The title is beside the steps where all of them are in one row. */
const Columns = styled(Grid)`
  row-gap: 28px;
  > * {
    grid-column: 1 / -1;
  }
  @media (width >= 80em) {
    > :first-child {
      grid-column: 1 / span 4;
    }
    > ol {
      grid-column: 5 / -1;
    }
  }
`;

const Intro = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  padding-inline-end: 20px;
  h2 {
    font-size: var(--type-h2-narrow);
  }
`;

const Row = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(170px, 1fr)); /* four beside the title */
  gap: 40px 20px;
  /* one after the other, where the browser can count them */
  @media (--wide) {
    > [data-reveal='shown'] {
      transition-delay: calc(140ms * (sibling-index() - 1));
      animation-delay: calc(140ms * (sibling-index() - 1));
    }
  }
  svg {
    inline-size: 72px;
    margin-block-end: 20px;
    animation-delay: inherit;
  }
  h3 {
    font-size: var(--type-h4);
    margin-block-end: 6px;
  }
  p {
    max-inline-size: 26em;
    text-wrap: balance;
  }
  @media (--narrow) {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    > li {
      display: grid;
      grid-template-columns: 48px minmax(0, 1fr);
      column-gap: 20px;
      padding-block: 14px;
      border-block-start: 1px solid var(--band-line);
    }
    svg {
      grid-row: 1 / span 2;
      inline-size: 48px;
      margin: 0;
    }
    h3 {
      align-self: end;
    }
    p {
      max-inline-size: none;
      font: var(--label);
    }
  }
`;
