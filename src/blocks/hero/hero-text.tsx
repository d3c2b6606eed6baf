import type { ReactNode } from 'react';
import { Actions } from '../../ui/action';
import { Lead } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';
import { Eyebrow, Headline } from './headline';
import type { HeroProps } from './hero-props';

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
      {block.actions && <Actions actions={block.actions} />}
    </>
  );
}
