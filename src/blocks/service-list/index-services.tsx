import styled from 'styled-components';
import { Section, SectionHeader, Lead, Container } from '../../ui/layout';
import { FormattedText } from '../../ui/phrase';
import { PetalSign } from '../../ui/plan/plan';
import { Arrow, Star } from '../../ui/icons/ui-icons';
import type { ServiceListProps, Service } from './service-list-props';

/** One ruled row per page: its petal, its name, a sentence, and the whole row a link. */
export function IndexServices({ block, heading }: ServiceListProps) {
  return (
    <Section id={block.id} data-section={block.section} data-ground="page" aria-labelledby={heading}>
      <Container>
        <SectionHeader>
          <h2 id={heading}>
            <FormattedText>{block.title}</FormattedText>
          </h2>
          {block.lead && (
            <Lead>
              <FormattedText>{block.lead}</FormattedText>
            </Lead>
          )}
        </SectionHeader>
        <Rows>
          {block.items.map((service) => (
            <li key={service.title} data-effect="reveal">
              <Row as={service.href === undefined ? 'div' : 'a'} href={service.href}>
                <RowContent service={service} />
              </Row>
            </li>
          ))}
        </Rows>
      </Container>
    </Section>
  );
}

function RowContent({ service }: { service: Service }) {
  return (
    <>
      <Sign>{service.plan ? <PetalSign plan={service.plan} /> : <Star />}</Sign>
      <h3>
        <FormattedText>{service.title}</FormattedText>
      </h3>
      <p>{service.text && <FormattedText>{service.text}</FormattedText>}</p>
      {service.href !== undefined && <Arrow />}
    </>
  );
}

const Rows = styled.ul`
  border-block-start: 1.5px solid var(--rule);
`;

const Row = styled.a`
  display: grid;
  grid-template-columns: 64px 5fr 6fr 32px;
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
    font-size: clamp(1.125rem, min(1.1rem + 1.4vw, 6.4vw), 2.25rem);
  }
  p {
    color: var(--muted);
    text-wrap: balance;
  }
  > svg {
    justify-self: end;
    inline-size: 26px;
    block-size: 26px;
  }
  @media (min-width: 56.3125em) {
    &:is(a):is(:hover, :focus-visible) {
      background: var(--card);
      padding-inline: 20px;
    }
  }
  @media (max-width: 56.25em) {
    grid-template-columns: 48px 1fr 22px;
    column-gap: 20px;
    /* under the arrow too: there is little room */
    p {
      grid-column: 2 / -1;
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

const Sign = styled.span`
  svg {
    inline-size: 60px;
    fill: var(--accent);
  }
  > [viewBox^='-100'] {
    fill: none;
  }
  @media (max-width: 56.25em) {
    grid-row: 1 / span 2;
    align-self: start;
    svg {
      inline-size: 46px;
    }
  }
`;
