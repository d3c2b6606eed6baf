import styled from 'styled-components';
import { FormattedText } from '../../ui/formatted-text';
import { SectionHeading } from '../../ui/section-heading';
import type { Service, ServiceListProps } from './service-list-props';

/** Renders the heading of the list and its lead. */
export function Intro({ block, heading, className }: ServiceListProps & { className?: string }) {
  return (
    <IntroColumn className={className}>
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
export function ServiceName({ service: { title, href } }: { service: Service }) {
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

/** Renders the headings of the two columns on a wide screen; each text repeats its own for screen readers and on a narrow one. */
export function ColumnHeads({ block: { before, after } }: Pick<ServiceListProps, 'block'>) {
  if (before === undefined && after === undefined) return null;
  return (
    <Heads aria-hidden="true">
      <span>{before}</span>
      <span>{after}</span>
    </Heads>
  );
}

/** Renders a text of one of the two columns. */
export function ColumnText({ head, text, side }: { head?: string; text?: string; side: 'before' | 'after' }) {
  if (!text) return null;
  return (
    <p data-side={side}>
      {head && <ColumnHead>{head} </ColumnHead>}
      <FormattedText>{text}</FormattedText>
    </p>
  );
}

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
  @media (min-width: 56.3125em) {
    position: sticky;
    inset-block-start: calc(var(--bar) + 40px);
  }
  @media (max-width: 56.25em) {
    grid-column: 1 / -1;
  }
`;

const Heads = styled.div`
  display: grid;
  font-weight: 600;
  font-size: var(--type-small);
  @media (max-width: 56.25em) {
    display: none;
  }
`;

const ColumnHead = styled.span`
  display: block;
  font-weight: 600;
  font-size: var(--type-small);
  color: var(--text);
  @media (min-width: 56.3125em) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
