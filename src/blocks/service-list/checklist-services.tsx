import styled from 'styled-components';
import { BlockSection } from '../../ui/block-section';
import { Grid } from '../../ui/layout';
import type { ServiceListProps } from './service-list-props';
import { ColumnHeads, ColumnText, Intro, ServiceName } from './service-parts';

/** Renders the items of a file: an empty square for what the client brings, a turned one for what is done with it. */
export function ChecklistServices({ block, heading }: ServiceListProps) {
  return (
    <BlockSection block={block} labelledBy={heading}>
      <Grid>
        <EndIntro block={block} heading={heading} />
        <Items>
          <ColumnHeads block={block} />
          <ul>
            {block.items.map((service) => (
              <li key={service.title} data-effect="reveal">
                <ServiceName service={service} />
                <ColumnText head={block.before} text={service.before} side="before" />
                <ColumnText head={block.after} text={service.text} side="after" />
              </li>
            ))}
          </ul>
        </Items>
      </Grid>
    </BlockSection>
  );
}

/* The heading is first in the document, and in the last columns of the grid. */
const EndIntro = styled(Intro)`
  @media (min-width: 56.3125em) {
    &&& {
      grid-column: 9 / -1;
      grid-row: 1;
    }
  }
`;

const Items = styled.div`
  grid-column: 1 / span 7;
  grid-row: 1;
  border-block-start: 1.5px solid var(--rule);
  > div,
  li {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    column-gap: 28px;
  }
  > div {
    padding-block: 12px;
    border-block-end: 1px solid var(--line);
  }
  > div > * {
    padding-inline-start: 30px;
  }
  li {
    display: grid;
    row-gap: 10px;
    padding-block: 22px 24px;
    border-block-end: 1px solid var(--line);
  }
  h3 {
    grid-column: 1 / -1;
    font-size: var(--type-name);
  }
  [data-side] {
    position: relative;
    padding-inline-start: 30px;
    text-wrap: pretty;
  }
  [data-side]::before {
    content: '';
    position: absolute;
    inset-inline-start: 2px;
    inset-block-start: calc(0.5lh - 7px);
    inline-size: 13px;
    block-size: 13px;
    rotate: 45deg;
    border: 2px solid var(--border);
  }
  [data-side='after'] {
    grid-column: 2;
    color: var(--muted);
  }
  [data-side='after']::before {
    border-color: var(--accent);
    background: var(--accent);
  }
  @media (max-width: 56.25em) {
    grid-column: 1 / -1;
    grid-row: auto;
    margin-block-start: 28px;
    li > [data-side] {
      grid-column: 1 / -1;
    }
  }
`;
