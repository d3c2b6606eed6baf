import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { FormattedText } from '../../ui/formatted-text';

/**
 * Renders what a visitor asks first about a service, side by side where there is room, each answer under its name; on a
 * phone beside it.
 */
export function Facts({ facts }: { facts: NonNullable<BlockDataOf<'hero'>['facts']> }) {
  return (
    <List>
      {facts.map(({ title, text }, index) => (
        <div key={index}>
          <FormattedText as="dt">{title}</FormattedText>
          <FormattedText as="dd">{text}</FormattedText>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  column-gap: 32px;
  div {
    display: grid;
    gap: 4px 16px;
    align-content: start;
    align-items: baseline;
    padding-block: 12px;
    border-block-start: 1px solid var(--line);
    text-wrap: pretty;
  }
  dt {
    font-size: var(--type-small);
    color: var(--muted);
  }
  @media (--narrow) {
    display: block;
    div {
      grid-template-columns: minmax(min(6.5rem, 40%), 22%) minmax(0, 1fr);
    }
  }
`;
