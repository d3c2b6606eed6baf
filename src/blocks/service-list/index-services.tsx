import styled from 'styled-components';
import { BlockSection } from '../../ui/block-section';
import { Arrow, Star } from '../../ui/icons/ui-icons';
import { FormattedText } from '../../ui/formatted-text';
import { SectionHeader } from '../../ui/section-header';
import { SubjectIcon } from '../../ui/subject-icon';
import type { Service, ServiceListProps } from './service-list-props';

/** Renders one row per page with its drawing or petal, name and sentence; the row is a link. */
export function IndexServices({ block, heading }: ServiceListProps) {
  return (
    <BlockSection block={block} labelledBy={heading}>
      <SectionHeader id={heading} title={block.title} lead={block.lead} />
      <Rows>
        {block.items.map((service) => (
          <li key={service.title} data-effect="reveal">
            <Row as={service.href === undefined ? 'div' : 'a'} href={service.href}>
              <RowContent service={service} />
            </Row>
          </li>
        ))}
      </Rows>
    </BlockSection>
  );
}

function RowContent({ service }: { service: Service }) {
  return (
    <>
      <IconCell>{service.plan ? <SubjectIcon of={{ ...service, plan: service.plan }} /> : <Star />}</IconCell>
      <FormattedText as="h3">{service.title}</FormattedText>
      <p>
        {service.text && <FormattedText>{service.text}</FormattedText>}
        {service.price && <FormattedText as="b">{service.price}</FormattedText>}
      </p>
      {service.href !== undefined && <Arrow />}
    </>
  );
}

const Rows = styled.ul`
  border-block-start: 1.5px solid var(--rule);
`;

const Row = styled.a`
  display: grid;
  grid-template-columns: auto 5fr 6fr 32px;
  gap: 8px 28px;
  align-items: center;
  min-block-size: 104px;
  padding-block: 22px;
  border-block-end: 1px solid var(--line);
  text-decoration: none;
  transition:
    padding var(--hover) var(--ease),
    background var(--hover);
  h3 {
    font-size: min(6.4vw, var(--type-h3));
  }
  p {
    color: var(--muted);
    text-wrap: balance;
  }
  b {
    display: block;
    font-weight: 600;
    color: var(--text);
  }
  > svg {
    justify-self: end;
    inline-size: 26px;
    block-size: 26px;
  }
  @media (--wide) {
    &:is(a):is(:hover, :focus-visible) {
      background: var(--card);
      padding-inline: 20px;
    }
  }
  @media (--narrow) {
    grid-template-columns: auto 1fr 22px;
    gap: 4px 16px;
    padding-block: 14px;
    /* under the arrow too: space is scarce */
    p {
      grid-column: 2 / -1;
      font-size: var(--type-label);
      line-height: max(1.4, var(--leading) - 0.2);
    }
    > svg {
      grid-column: 3;
      grid-row: 1;
      inline-size: 20px;
      block-size: 20px;
    }
    &:is(a):active {
      background: var(--card);
    }
  }
`;

const IconCell = styled.span`
  --subject: 128px;
  svg {
    inline-size: 60px;
    fill: var(--accent);
  }
  > [viewBox^='-100'] {
    fill: none;
  }
  @media (--narrow) {
    --subject: 72px;
    grid-row: 1 / span 2;
    align-self: start;
    svg {
      inline-size: 46px;
    }
  }
`;
