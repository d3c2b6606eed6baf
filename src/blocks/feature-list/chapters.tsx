import styled from 'styled-components';
import { BlockSection } from '../../ui/block-section';
import { Icon } from '../../ui/icons/icon';
import { Grid } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';
import { SectionHeader } from '../../ui/section-header';
import type { FeatureListProps } from './feature-list-props';

/** Renders chapters with name and text, alternately 5/7 and 7/5 columns wide; the last one is on a plate. */
export function Chapters({ block, heading }: FeatureListProps) {
  return (
    <BlockSection block={block} labelledBy={heading}>
      <SectionHeader id={heading} title={block.title} lead={block.lead} />
      <SectionIcons aria-hidden="true">
        {block.signs.map(({ section, sign }) => (
          <span key={section} data-section={section}>
            <Icon name={sign} />
          </span>
        ))}
      </SectionIcons>
      <div>
        {block.items.map((item) => (
          <Chapter key={item.title}>
            <h3>
              <FormattedText>{item.title}</FormattedText>
            </h3>
            <p>
              <FormattedText>{item.text}</FormattedText>
            </p>
          </Chapter>
        ))}
      </div>
    </BlockSection>
  );
}

/* The icons of all sections, in place of a drawing: chapters belong to none of the sections. */
const SectionIcons = styled.p`
  display: flex;
  gap: clamp(20px, 3vw, 36px);
  margin-block-end: 28px;
  svg {
    inline-size: clamp(36px, 4vw, 52px);
    block-size: auto;
    color: var(--plate);
  }
  @media (prefers-color-scheme: dark) {
    svg {
      color: var(--light);
    }
  }
`;

const Chapter = styled(Grid)`
  row-gap: 14px;
  padding-block: 36px 60px;
  border-block-start: 1px solid var(--line);
  &:first-child {
    border-block-start: 1.5px solid var(--rule);
  }
  align-items: baseline;
  > h3 {
    grid-column: 1 / span 5;
  }
  > p {
    grid-column: 6 / -1;
  }
  &:nth-child(even) > h3 {
    grid-column: 1 / span 7;
  }
  &:nth-child(even) > p {
    grid-column: 8 / -1;
  }
  > h3 {
    font-size: var(--type-h2-narrow);
  }
  > p {
    max-inline-size: 34em;
    font-size: var(--type-lead);
    color: var(--muted);
  }
  &:last-child:not(:nth-child(-n + 2)) {
    --pad: var(--space-card);
    padding-block: var(--pad);
    border: 0;
    background: var(--plate);
    color: var(--on-plate);
    border-start-end-radius: var(--cut);
    corner-shape: bevel;
    /* no inline padding here: the columns line up with the rows above */
    > h3 {
      padding-inline-start: var(--pad);
    }
    > p {
      padding-inline-end: var(--pad);
      color: var(--on-plate-muted);
    }
  }
  @media (max-width: 56.25em) {
    padding-block: 28px 36px;
    &&:nth-child(n):nth-child(n) > * {
      grid-column: 1 / -1;
    }
    &:last-child:not(:nth-child(-n + 2)) > * {
      padding-inline: var(--pad);
    }
  }
`;
