import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { Actions } from '../../ui/action';
import { sectionAttributes } from '../../ui/block-section';
import { Lead } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';
import { Eyebrow, Headline } from './headline';

/** The properties of each variant of the block. */
export interface HeroProps {
  block: BlockDataOf<'hero'>;
  /** The id of the headline that names the block. */
  headline: string;
}

/** Returns the attributes of a hero's root element. */
export function heroAttributes({ block, headline }: HeroProps) {
  return { ...sectionAttributes(block, headline), 'data-hero': block.variant };
}

/**
 * Renders the text of a hero: eyebrow, headline, lead and buttons.
 *
 * @param children what comes between the lead and the buttons
 */
export function HeroText({ block, headline, children }: HeroProps & { children?: ReactNode }) {
  return (
    <>
      <HeroTitle block={block} headline={headline} />
      <HeroLead block={block}>{children}</HeroLead>
    </>
  );
}

/** Renders the headline of a hero, with its eyebrow if the block has one. */
export function HeroTitle({ block, headline }: HeroProps) {
  return (
    <>
      {block.eyebrow && <Eyebrow>{block.eyebrow}</Eyebrow>}
      <Headline id={headline}>{block.title}</Headline>
    </>
  );
}

/** Renders the lead and the buttons of a hero, each if the block has it. */
export function HeroLead({ block, children }: Pick<HeroProps, 'block'> & { children?: ReactNode }) {
  return (
    <>
      {block.lead && <FormattedText as={Lead}>{block.lead}</FormattedText>}
      {children}
      {block.actions && <Buttons actions={block.actions} />}
    </>
  );
}

/* the bar at the bottom of a narrow screen has the other ways to reach us */
const Buttons = styled(Actions)`
  @media screen and (--narrow) {
    :is([data-hero='dossier'], [data-hero='price']) & > [data-secondary] {
      display: none;
    }
  }
`;
