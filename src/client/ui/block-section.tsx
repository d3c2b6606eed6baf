import { useId, type ReactNode } from 'react';
import type { BlockFields } from '../../site/page-data.types';
import { Container, Section } from './layout';
import { HiddenHeading, SectionHeader } from './section-header';

interface Props {
  block: BlockFields;
  /** The id of the heading that names the section. */
  labelledBy?: string;
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
  root: Root = Section,
  collapse = Root === Section,
  children,
}: Props) {
  const attributes = sectionAttributes(block, labelledBy);
  if (block.column && Root === Section) return <section {...attributes}>{children}</section>;
  return (
    <Root {...attributes} data-ground={collapse ? 'page' : undefined}>
      <Container>{children}</Container>
    </Root>
  );
}

/**
 * Renders a block under its title and its lead.
 *
 * @param hidden whether only screen readers get the title
 */
export function TitledSection({
  block,
  hidden = false,
  children,
  ...root
}: Props & { block: { title: string; lead?: string }; hidden?: boolean }) {
  const id = useId();
  return (
    <BlockSection block={block} labelledBy={id} {...root}>
      {hidden ? (
        <HiddenHeading id={id}>{block.title}</HiddenHeading>
      ) : (
        <SectionHeader id={id} title={block.title} lead={block.lead} />
      )}
      {children}
    </BlockSection>
  );
}

/** Returns the attributes of a block's root element: its anchor, its section and its accessible name. */
export function sectionAttributes({ id, section }: BlockFields, labelledBy?: string) {
  return { id, 'data-section': section, 'aria-labelledby': labelledBy };
}
