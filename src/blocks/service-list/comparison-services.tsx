import styled from 'styled-components';
import { BlockSection } from '../../ui/block-section';
import { Grid } from '../../ui/layout';
import type { ServiceListProps } from './service-list-props';
import { ColumnHeads, ColumnText, Intro, ServiceName } from './service-parts';

/** Renders what a service changes: before as a dashed plan, after on a sheet, and a turned square between them. */
export function ComparisonServices({ block, heading }: ServiceListProps) {
  return (
    <BlockSection block={block} labelledBy={heading}>
      <Grid>
        <Intro block={block} heading={heading} />
        <Pairs>
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
        </Pairs>
      </Grid>
    </BlockSection>
  );
}

const Pairs = styled.div`
  --columns: minmax(0, 5fr) minmax(0, 8fr);
  grid-column: 6 / -1;
  position: relative;
  isolation: isolate;
  /* the sheet behind everything that comes after */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset-block: 0;
    inset-inline: calc(500% / 13) 0;
    background: var(--card);
    border-start-end-radius: var(--cut);
    corner-shape: bevel;
  }
  > div,
  li {
    grid-template-columns: var(--columns);
  }
  > div {
    padding-block: 22px 14px;
  }
  > div > * {
    padding-inline: 0 20px;
  }
  > div > :last-child {
    padding-inline: 36px 28px;
    color: var(--accent);
  }
  li {
    position: relative;
    display: grid;
    grid-template-areas: 'before name' 'before after';
    grid-template-rows: auto 1fr;
  }
  /* the square turns where the service begins */
  li::after {
    content: '';
    position: absolute;
    inset-block-start: 31px;
    inset-inline-start: calc(500% / 13 - 7px);
    border: 7px solid var(--accent);
    rotate: 45deg;
  }
  h3 {
    grid-area: name;
    padding-block: 24px 6px;
    padding-inline: 36px 28px;
    border-block-start: 1px solid var(--line);
    font-size: var(--type-h4);
  }
  p {
    color: var(--muted);
    text-wrap: pretty;
  }
  [data-side='before'] {
    grid-area: before;
    padding-block: 25px;
    padding-inline-end: 28px;
    border-block-start: 1px dashed var(--border);
  }
  [data-side='after'] {
    grid-area: after;
    padding-block-end: 26px;
    padding-inline: 36px 28px;
  }
  @media (max-width: 56.25em) {
    grid-column: 1 / -1;
    margin-block-start: 28px;
    &::before {
      content: none;
    }
    li {
      grid-template: 'name' 'before' 'after' / minmax(0, 1fr);
      row-gap: 0;
      padding-block-end: 20px;
    }
    h3 {
      padding-inline: 0;
      border-block-start: 1.5px solid var(--rule);
    }
    h3,
    [data-side] {
      padding-block: 14px;
    }
    [data-side='before'] {
      padding-inline: 18px;
      border: 1px dashed var(--border);
      border-block-end: 0;
    }
    [data-side='after'] {
      padding-inline: 18px;
      background: var(--card);
      border-block-start: 1px solid var(--rule);
    }
    li::after {
      content: none;
    }
  }
  @media (min-width: 37.5em) and (max-width: 56.25em) {
    li {
      grid-template: 'name name' 'before after' / var(--columns);
    }
    [data-side='before'] {
      border: 1px dashed var(--border);
      border-inline-end: 0;
    }
    [data-side='after'] {
      border-block-start: 0;
      border-inline-start: 1px solid var(--rule);
    }
  }
`;
