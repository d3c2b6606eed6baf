import { useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { BlockSection } from '../../ui/block-section';
import { Section } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';
import { SectionHeader } from '../../ui/section-header';
import { StepDrawing } from './step-drawing';

/** Renders the steps of the work on the dark band of the page; their drawings go from a circle to the page's petal. */
export function Steps({ block }: { block: BlockDataOf<'steps'> }) {
  const heading = useId();
  const count = block.items.length;
  return (
    <BlockSection block={block} labelledBy={heading} root={BandSection}>
      <SectionHeader id={heading} title={block.title} lead={block.lead} />
      <Row data-across={columnCount(count)}>
        {block.items.map((step, index) => (
          <li key={step.title} data-effect="reveal">
            <StepDrawing step={index} count={count} plan={block.plan} />
            <h3>
              <FormattedText>{step.title}</FormattedText>
            </h3>
            <p>
              <FormattedText>{step.text}</FormattedText>
            </p>
          </li>
        ))}
      </Row>
    </BlockSection>
  );
}

/** Returns the number of steps per row: up to four, more than four in two rows. */
function columnCount(count: number): number {
  if (count <= 4) return count;
  return count <= 6 ? 3 : 4;
}

const BandSection = styled(Section)`
  background: var(--band);
  color: var(--band-text);
  p {
    color: var(--band-muted);
  }
  :focus-visible {
    outline-color: var(--highlight);
  }
  @media (--narrow) {
    padding-block: 48px;
  }
`;

/** Each step starts 36 px lower than the one before. */
const Row = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  column-gap: 20px;
  row-gap: 56px;
  align-items: start;
  &[data-across='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &[data-across='3'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  > li {
    padding-block-start: 28px;
    border-block-start: 1px solid var(--band-line);
  }
  &[data-across='2'] > :nth-child(2n),
  &[data-across='3'] > :nth-child(3n + 2),
  &[data-across='4'] > :nth-child(4n + 2) {
    margin-block-start: 36px;
  }
  &[data-across='3'] > :nth-child(3n),
  &[data-across='4'] > :nth-child(4n + 3) {
    margin-block-start: 72px;
  }
  &[data-across='4'] > :nth-child(4n) {
    margin-block-start: 108px;
  }
  svg {
    inline-size: 132px;
    margin-block-end: 28px;
  }
  h3 {
    font-size: var(--type-name);
    margin-block-end: 10px;
  }
  p {
    max-inline-size: 17em;
    padding-inline-end: 12px;
    text-wrap: balance;
  }
  &[data-across='2'] p {
    max-inline-size: 26em;
  }
  @media (--narrow) {
    row-gap: 0;
    &&[data-across] {
      grid-template-columns: minmax(0, 1fr);
    }
    && > :nth-child(n) {
      display: grid;
      grid-template-columns: 48px minmax(0, 1fr);
      column-gap: 20px;
      margin-block-start: 0;
      padding-block: 14px;
    }
    svg {
      grid-row: 1 / span 2;
      inline-size: 48px;
      margin: 0;
    }
    h3 {
      align-self: end;
      margin-block-end: 4px;
    }
    && p {
      max-inline-size: none;
      padding-inline-end: 0;
    }
  }
  @media print {
    > li {
      break-inside: avoid;
    }
  }
`;
