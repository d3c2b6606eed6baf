import styled from 'styled-components';
import { FormattedText } from '../../ui/formatted-text';
import { Container } from '../../ui/layout';
import type { HeroProps } from './hero-text';

interface FactsProps {
  facts: NonNullable<HeroProps['block']['facts']>;
}

/** Renders what a visitor asks first about a service, side by side; on a phone each fact is a line with its name beside it. */
export function Facts({ facts }: FactsProps) {
  return (
    <Band>
      <Row facts={facts} />
    </Band>
  );
}

/** Renders facts as a list, each with its name. */
export function FactList({ facts, className }: FactsProps & { className?: string }) {
  return (
    <List className={className}>
      {facts.map(({ title, text }) => (
        <div key={title}>
          <FormattedText as="dt">{title}</FormattedText>
          <FormattedText as="dd">{text}</FormattedText>
        </div>
      ))}
    </List>
  );
}

const Band = styled(Container)`
  padding-block-start: 36px;
  @media (--narrow) {
    padding-block-start: 24px;
  }
`;

const List = styled.dl`
  div {
    padding-block-start: 14px;
    border-block-start: 1px solid var(--line);
  }
  dt {
    margin-block-end: 4px;
    font-size: var(--type-small);
    color: var(--muted);
  }
  dd {
    text-wrap: pretty;
  }
  @media (--narrow) {
    div {
      display: grid;
      grid-template-columns: minmax(min(6.5rem, 40%), 22%) minmax(0, 1fr);
      column-gap: 16px;
      align-items: baseline;
      padding-block: 10px;
    }
    dt {
      margin: 0;
    }
  }
`;

const Row = styled(FactList)`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  column-gap: 32px;
  @media (--narrow) {
    grid-auto-flow: row;
    div:first-child {
      border-block-start: 0;
    }
  }
`;
