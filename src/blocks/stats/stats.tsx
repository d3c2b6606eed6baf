import { useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { BlockSection } from '../../ui/block-section';
import { Section } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';
import { SectionHeading } from '../../ui/section-heading';

/** Renders statistics between two lines. The HTML contains the final numbers. */
export function Stats({ block }: { block: BlockDataOf<'stats'> }) {
  const heading = useId();
  return (
    <BlockSection block={block} labelledBy={heading} root={StatsSection} collapse>
      <SectionHeading id={heading} hidden>
        {block.title}
      </SectionHeading>
      <Strip data-count={block.items.length}>
        {block.items.map((item) => (
          <div key={item.label}>
            <dt>
              <FormattedText>{item.label}</FormattedText>
            </dt>
            <dd>
              <bdi dir="ltr" data-effect="counter" data-value={item.value} data-duration={item.duration}>
                {item.display}
              </bdi>
            </dd>
          </div>
        ))}
      </Strip>
    </BlockSection>
  );
}

const StatsSection = styled(Section)`
  /* under a headline the statistics belong to it, and the next section keeps its own distance */
  [data-hero='header'] + &&& {
    padding-block: 0;
  }
`;

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border-block: 1.5px solid var(--rule);
  &[data-count='1'] {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-count='2'] {
    grid-template-columns: 7fr 5fr;
  }
  &[data-count='3'] {
    grid-template-columns: 5fr 4fr 3fr;
  }
  &[data-count='4'] {
    grid-template-columns: 4fr 3fr 3fr 3fr;
  }
  > div {
    display: flex;
    /* the number comes first visually, its name first for screen readers */
    flex-direction: column-reverse;
    justify-content: flex-end;
    min-inline-size: 0;
    padding-block: 34px 30px;
    padding-inline: 28px 20px;
    border-inline-start: 1px solid var(--line);
  }
  > :first-child {
    padding-inline-start: 0;
    border-inline-start: 0;
  }
  &:is([data-count='5'], [data-count='6']) > :nth-child(3n + 1) {
    padding-inline-start: 0;
    border-inline-start: 0;
  }
  &:is([data-count='5'], [data-count='6']) > :nth-child(n + 4) {
    border-block-start: 1px solid var(--line);
  }
  dd {
    font: var(--weight-display) var(--type-figure) / 1.05 var(--display);
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  dt {
    padding-block-start: 8px;
    color: var(--muted);
  }
  [data-script='arabic'] & dd {
    letter-spacing: 0;
  }
  @media (min-width: 56.3125em) and (max-width: 73.75em) {
    dd {
      font-size: min(var(--type-figure), 5vw);
    }
    > div {
      padding-inline: 20px 12px;
    }
  }
  @media (max-width: 56.25em) {
    &&[data-count] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &&[data-count='1'] {
      grid-template-columns: minmax(0, 1fr);
    }
    && > :nth-child(n) {
      padding-block: 22px;
      padding-inline: 18px 0;
      border-inline-start: 1px solid var(--line);
    }
    && > :nth-child(odd) {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
    && > :nth-child(n + 3) {
      border-block-start: 1px solid var(--line);
    }
    && > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    dd {
      font-size: min(var(--type-figure), 12.5vw);
    }
  }
  /* three on a phone: one row each, the number and its name side by side */
  @media (max-width: 37.49em) {
    &&[data-count='3'] {
      grid-template-columns: minmax(max(37%, 7.5rem), auto) minmax(0, 1fr);
    }
    &&[data-count='3'] > :nth-child(n) {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: subgrid;
      align-items: baseline;
      padding-block: 14px;
      padding-inline: 0;
      border-inline-start: 0;
    }
    &&[data-count='3'] > :nth-child(n + 2) {
      border-block-start: 1px solid var(--line);
    }
    &&[data-count='3'] dd {
      grid-area: 1 / 1;
    }
    &&[data-count='3'] dt {
      grid-area: 1 / 2;
      padding-block: 0;
      padding-inline-start: 18px;
    }
  }
  /* three stay in one row as long as their numbers fit */
  @media (min-width: 37.5em) and (max-width: 56.25em) {
    &&[data-count='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &&[data-count='3'] > :nth-child(n) {
      grid-column: auto;
      padding-block: 26px 24px;
      padding-inline: 20px 8px;
      border-block-start: 0;
      border-inline-start: 1px solid var(--line);
    }
    &&[data-count='3'] > :first-child {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
    &&[data-count='3'] dd {
      font-size: min(var(--type-figure), 7.4vw);
    }
  }
`;
