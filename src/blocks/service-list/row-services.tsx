import styled from 'styled-components';
import { BlockSection } from '../../ui/block-section';
import { Grid } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';
import type { ServiceListProps } from './service-list-props';
import { Intro, ServiceName } from './service-parts';

/** Renders what one service contains, as rows without numbers, icons or boxes. */
export function RowServices({ block, heading }: ServiceListProps) {
  return (
    <BlockSection block={block} labelledBy={heading}>
      <Grid>
        <Intro block={block} heading={heading} />
        <Rows>
          {block.items.map((service) => (
            <li key={service.title} data-effect="reveal">
              <ServiceName service={service} />
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
      padding-block: 20px;
    }
  }
  @media (max-width: 37.49em) {
    li {
      grid-template-columns: 1fr;
    }
  }
`;
