import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { TitledSection } from '../../ui/block-section';
import { Section } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';

/** Renders statistics between two lines. The HTML contains the final numbers. */
export function Stats({ block }: { block: BlockDataOf<'stats'> }) {
  return (
    <TitledSection block={block} hidden root={StatsSection} collapse>
      <Strip data-count={block.items.length}>
        {block.items.map((item, index) => (
          <div key={index}>
            <FormattedText as="dt">{item.label}</FormattedText>
            <dd data-long={item.display.length > 6 || undefined}>
              <bdi dir="ltr" data-effect="counter" data-value={item.value} data-duration={item.duration}>
                {item.display}
              </bdi>
            </dd>
          </div>
        ))}
      </Strip>
    </TitledSection>
  );
}

const StatsSection = styled(Section)`
  && {
    padding-block: clamp(32px, 4.4vw, 72px);
  }
  /* under a section on a card they are part of it */
  [data-ground='card'] + && {
    padding-block-start: 0;
    background: var(--card);
  }
  /* under a headline the statistics belong to it, and the next section keeps its own distance */
  [data-hero='header'] + &&& {
    padding-block: 0;
  }
`;

/*
 * The numbers begin at columns of the page. Each has a line before it, in the gap, and one above it; those of the first
 * column and of the first row are outside the strip, which clips them.
 */
const Strip = styled.dl`
  --columns: 3;
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  column-gap: 20px;
  overflow: clip;
  border-block: 1.5px solid var(--rule);
  &[data-count='1'] {
    --columns: 1;
  }
  &[data-count='2'] {
    --columns: 2;
  }
  &[data-count='4'] {
    --columns: 4;
  }
  > div {
    display: flex;
    /* the number comes first visually, its name first for screen readers */
    flex-direction: column-reverse;
    justify-content: flex-end;
    margin-block-start: -1px;
    margin-inline-start: -20px;
    padding-block: 34px 30px;
    padding-inline-start: 19px;
    border-block-start: 1px solid var(--line);
    border-inline-start: 1px solid var(--line);
  }
  dd {
    font: var(--weight-display) var(--type-figure) / 1.05 var(--display-large);
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
  }
  dd[data-long] {
    font-size: min(var(--type-figure), 3vw, 3.4rem);
  }
  dt {
    padding-block-start: 8px;
    color: var(--muted);
  }
  [data-script='arabic'] & dd {
    letter-spacing: 0;
  }
  @media (--compact) {
    dd {
      font-size: min(var(--type-figure), 5vw);
    }
  }
  @media (--narrow) {
    &:not([data-count='1'], [data-count='3']) {
      --columns: 2;
    }
    > div {
      padding-block: 24px 22px;
    }
    &[data-count='5'] > :last-child {
      grid-column: 1 / -1;
    }
    dd {
      font-size: min(var(--type-figure), 12.5vw);
    }
    dd[data-long] {
      font-size: min(var(--type-figure), 6.5vw);
    }
    /* as long as their numbers fit in one row */
    &[data-count='3'] dd {
      font-size: min(var(--type-figure), 7.4vw);
    }
    &[data-count='3'] dd[data-long] {
      font-size: min(var(--type-figure), 4.4vw);
    }
  }
  /* three on a phone: one row each, the number and its name side by side */
  @media (--small) {
    &[data-count='3'] {
      grid-template-columns: minmax(max(30%, 6rem), auto) minmax(0, 1fr);
    }
    &[data-count='3'] > div {
      grid-column: 1 / -1;
      display: grid;
      grid-template-columns: subgrid;
      align-items: baseline;
      padding-block: 14px;
    }
    &[data-count='3'] dd {
      grid-area: 1 / 1;
      font-size: min(var(--type-figure), 12.5vw);
    }
    &[data-count='3'] dt {
      grid-area: 1 / 2;
      padding-block: 0;
    }
  }
`;
