import type { ReactNode } from 'react';
import { Container, Section } from './layout';

interface Props {
  block: BlockIdentity;
  /** The id of the heading that names the section. */
  labelledBy?: string;
  /** The column of the page that holds the block, for blocks that take their width from it. */
  column?: 'start' | 'end' | undefined;
  /** The element to render, a `Section` with its own background. */
  root?: typeof Section;
  /** Whether the padding collapses with a neighbour on the page's background; by default without a `root`. */
  collapse?: boolean;
  children: ReactNode;
}

/**
 * Renders the root of a block: a full-width section with the site's content width inside. In a column
 * it renders only the `<section>`, because the column provides width and padding.
 */
export function BlockSection({
  block,
  labelledBy,
  column,
  root: Root = Section,
  collapse = Root === Section,
  children,
}: Props) {
  const attributes = sectionAttributes(block, labelledBy);
  if (column) return <section {...attributes}>{children}</section>;
  return (
    <Root {...attributes} data-ground={collapse ? 'page' : undefined}>
      <Container>{children}</Container>
    </Root>
  );
}

/** The fields of a block that identify it on its page. */
interface BlockIdentity {
  id?: string;
  section?: string;
}

/** Returns the attributes of a block's root element: its anchor, its section and its accessible name. */
export function sectionAttributes({ id, section }: BlockIdentity, labelledBy?: string) {
  return { id, 'data-section': section, 'aria-labelledby': labelledBy };
}
