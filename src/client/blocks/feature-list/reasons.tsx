import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { FormattedText } from '../../ui/formatted-text';

/** Renders a list of reasons, separated by lines. */
export function Reasons({
  items,
  className,
}: Pick<BlockDataOf<'feature-list'>, 'items'> & { className?: string }) {
  return (
    <List className={className}>
      {items.map((item) => (
        <li key={item.title} data-effect="reveal">
          <FormattedText as="h3">{item.title}</FormattedText>
          <FormattedText as="p">{item.text}</FormattedText>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  li {
    display: grid;
    gap: 6px;
    padding-block: 22px;
    border-block-start: 1px solid var(--line);
  }
  li:first-child {
    border-block-start: 1.5px solid var(--rule);
  }
  @media (--narrow) {
    li {
      padding-block: 14px;
    }
  }
  h3 {
    font: 600 var(--type-h4) / max(1.25, var(--leading) - 0.4) var(--body);
    letter-spacing: 0;
  }
  p {
    color: var(--muted);
    text-wrap: balance;
  }
`;
