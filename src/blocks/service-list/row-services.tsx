import styled from 'styled-components';
import { BlockSection } from '../../ui/block-section';
import { Grid } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';
import { SectionHeading } from '../../ui/section-heading';
import type { ServiceListProps } from './service-list-props';

/** Renders what one service contains, as rows without numbers, icons or boxes. */
export function RowServices({ block, heading }: ServiceListProps) {
  return (
    <BlockSection block={block} labelledBy={heading}>
      <Grid>
        <Intro>
          <SectionHeading id={heading}>{block.title}</SectionHeading>
          {block.lead && (
            <p>
              <FormattedText>{block.lead}</FormattedText>
            </p>
          )}
        </Intro>
        <Rows>
          {block.items.map((service) => (
            <li key={service.title} data-effect="reveal">
              <h3>
                {service.href === undefined ? (
                  <FormattedText>{service.title}</FormattedText>
                ) : (
                  <a href={service.href}>
                    <FormattedText>{service.title}</FormattedText>
                  </a>
                )}
              </h3>
              {service.text && (
                <p>
                  <FormattedText>{service.text}</FormattedText>
                </p>
              )}
            </li>
          ))}
        </Rows>
      </Grid>
    </BlockSection>
  );
}

const Intro = styled.div`
  grid-column: 1 / span 4;
  align-self: start;
  display: grid;
  gap: 20px;
  h2 {
    font-size: var(--type-h2-narrow);
  }
  p {
    color: var(--muted);
    text-wrap: balance;
  }
  @media (min-width: 56.3125em) and (min-height: 560px) {
    position: sticky;
    inset-block-start: calc(var(--bar) + 40px);
  }
  @media (max-width: 56.25em) {
    grid-column: 1 / -1;
  }
`;

const Rows = styled.ul`
  grid-column: 6 / -1;
  border-block-start: 1.5px solid var(--rule);
  li {
    display: grid;
    grid-template-columns: 5fr 6fr;
    gap: 8px 28px;
    align-items: baseline;
    padding-block: 24px;
    border-block-end: 1px solid var(--line);
  }
  h3 {
    font-size: var(--type-name);
  }
  p {
    color: var(--muted);
    text-wrap: balance;
  }
  @media (max-width: 56.25em) {
    grid-column: 1 / -1;
    margin-block-start: 28px;
    li {
      grid-template-columns: 1fr;
      padding-block: 20px;
    }
  }
`;
