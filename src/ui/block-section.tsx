import type { ReactNode } from 'react';
import { Section, Container } from './layout';

/** What a block says about its place on the page. */
interface Place {
  id?: string;
  section?: string;
  column?: 'start' | 'end';
}

/**
 * The root of a block that may stand in a column: a band of its own with the site's width, or,
 * inside a column of the page, nothing but the section, because the column gives the room.
 */
export function BlockSection({
  block,
  labelledBy,
  children,
}: {
  block: Place;
  labelledBy?: string;
  children: ReactNode;
}) {
  const attributes = { id: block.id, 'data-section': block.section, 'aria-labelledby': labelledBy };
  if (block.column) return <section {...attributes}>{children}</section>;
  return (
    <Section {...attributes} data-ground="page">
      <Container>{children}</Container>
    </Section>
  );
}
