import styled from 'styled-components';
import { BlockSection } from '../../ui/block-section';
import { Grid } from '../../ui/layout';
import type { ServiceListProps } from './service-list-props';
import { ColumnHeads, ColumnText, Intro, ServiceName } from './service-parts';

/** Renders what one service contains, as a ledger: numbered lines with two columns, closed by a double rule. */
export function LedgerServices({ block, heading }: ServiceListProps) {
  return (
    <BlockSection block={block} labelledBy={heading}>
      <Grid>
        <WideIntro block={block} heading={heading} />
      </Grid>
      <Sheet>
        <ColumnHeads block={block} />
        <ol>
          {block.items.map((service) => (
            <li key={service.title}>
              <ServiceName service={service} />
              <ColumnText head={block.before} text={service.before} side="before" />
              <ColumnText head={block.after} text={service.text} side="after" />
            </li>
          ))}
        </ol>
      </Sheet>
    </BlockSection>
  );
}

/* The drawing is at the end of the heading, above the columns of the ledger. It is not much taller than the heading. */
const WideIntro = styled(Intro)`
  &&& {
    position: static;
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    grid-template-rows: 1fr auto;
    column-gap: 20px;
  }
  h2 {
    align-self: end;
    max-inline-size: 14em;
  }
  > svg {
    grid-column: 2;
    grid-row: 1 / span 2;
    justify-self: end;
    inline-size: clamp(150px, 14vw, 200px);
    margin-block-start: calc(var(--space-section) / -2);
  }
  @media (max-width: 56.25em) {
    &&& {
      grid-template-columns: minmax(0, 1fr);
    }
    > svg {
      grid-area: auto;
      justify-self: start;
      margin-block-start: 8px;
    }
  }
`;

const Sheet = styled.div`
  --columns: 76px 4fr 4fr 6fr;
  margin-block-start: 36px;
  background: var(--card);
  border-block-start: 1.5px solid var(--rule);
  border-block-end: 4px double var(--rule);
  counter-reset: line;
  > div {
    grid-template-columns: var(--columns);
    padding-block: 14px;
    border-block-end: 1.5px solid var(--rule);
  }
  > div > :first-child {
    grid-column: 3;
  }
  > div > :last-child {
    border-inline-start: 4px double transparent; /* as wide as the double rule below */
  }
  > div > *,
  [data-side] {
    padding-inline: 20px;
  }
  li {
    counter-increment: line;
    display: grid;
    grid-template-columns: var(--columns);
    grid-template-areas: 'line name before after';
  }
  li:not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
  li::before {
    content: counter(line, decimal-leading-zero);
    content: counter(line, decimal-leading-zero) / '';
    grid-area: line;
    padding-block: 24px;
    text-align: center;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
    color: var(--accent);
  }
  h3 {
    grid-area: name;
    padding-block: 22px;
    padding-inline: 20px;
    border-inline-start: 1px solid var(--line);
    font-size: var(--type-h4);
  }
  [data-side] {
    padding-block: 24px;
    text-wrap: pretty;
  }
  [data-side='before'] {
    grid-area: before;
    border-inline-start: 1px solid var(--line);
  }
  [data-side='after'] {
    grid-area: after;
    border-inline-start: 4px double var(--border);
    color: var(--muted);
  }
  @media (max-width: 56.25em) {
    margin-block-start: 20px;
    li {
      grid-template-columns: 52px minmax(0, 1fr);
      grid-template-areas: 'line name' 'line before' 'line after';
    }
    h3,
    li > [data-side] {
      padding-block: 0 14px;
      padding-inline: 16px;
      border-inline-start: 4px double var(--border);
    }
    h3,
    li::before {
      padding-block: 18px 10px;
    }
  }
  @media print {
    li {
      break-inside: avoid;
    }
  }
`;
