import styled from 'styled-components';
import { Grid, Lead } from './layout';
import { FormattedText } from './formatted-text';

interface HeaderProps {
  /** The id of the heading. */
  id: string;
  title: string;
  lead?: string | undefined;
}

/** Renders the header of a block: the heading at the start, its lead at the end, never centered. */
export function SectionHeader(props: HeaderProps) {
  return (
    <Header>
      <HeadingAndLead {...props} />
    </Header>
  );
}

/** Renders the heading of a block and its lead, if it has one. */
export function HeadingAndLead({ id, title, lead }: HeaderProps) {
  return (
    <>
      <SectionHeading id={id}>{title}</SectionHeading>
      {lead && <FormattedText as={Lead}>{lead}</FormattedText>}
    </>
  );
}

/** Renders the h2 that names a block. */
export function SectionHeading(props: { id: string; children: string }) {
  return <FormattedText as="h2" {...props} />;
}

/** Renders the h2 that names a block to screen readers only. */
export function HiddenHeading(props: { id: string; children: string }) {
  return <FormattedText as="h2" className="visually-hidden" {...props} />;
}

/** The heading of a block at the start, its lead at the end; they appear together. */
export const Header = styled(Grid).attrs({ 'data-effect': 'reveal' } as object)`
  align-items: end;
  row-gap: 20px;
  margin-block-end: var(--space-header);
  > h2 {
    grid-column: 1 / span 7;
  }
  > p {
    grid-column: 9 / -1;
  }
`;
