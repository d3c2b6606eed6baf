import styled from 'styled-components';
import { BlockSection } from '../../ui/block-section';
import { Grid } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';
import { SectionHeading } from '../../ui/section-heading';
import type { Service, ServiceListProps } from './service-list-props';

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

/** Renders the heading of the list and its lead. */
function Intro({ block, heading }: ServiceListProps) {
  return (
    <IntroColumn>
      <SectionHeading id={heading}>{block.title}</SectionHeading>
      {block.lead && (
        <p>
          <FormattedText>{block.lead}</FormattedText>
        </p>
      )}
    </IntroColumn>
  );
}

/** Renders the name of a service; it is a link when the service has a page. */
function ServiceName({ service: { title, href } }: { service: Service }) {
  return (
    <h3>
      {href === undefined ? (
        <FormattedText>{title}</FormattedText>
      ) : (
        <a href={href}>
          <FormattedText>{title}</FormattedText>
        </a>
      )}
    </h3>
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
  @media (--narrow) {
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

const IntroColumn = styled.div`
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
  @media (--wide) {
    position: sticky;
    inset-block-start: calc(var(--bar) + 40px);
  }
  @media (--narrow) {
    grid-column: 1 / -1;
  }
`;
