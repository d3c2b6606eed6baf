import type { ReactNode } from 'react';
import { Band, Wrap } from './layout';

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
export function Stretch({
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
    <Band {...attributes} data-ground="page">
      <Wrap>{children}</Wrap>
    </Band>
  );
}
