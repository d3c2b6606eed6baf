import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { Actions } from '../../ui/action';
import { sectionAttributes } from '../../ui/block-section';
import { Lead } from '../../ui/layout';
import { FormattedText } from '../../ui/formatted-text';
import { Star } from '../../ui/icons/ui-icons';

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

/**
 * Renders the h1 of a page. Lines break between sentences where possible. After a navigation it receives
 * the focus, so that screen readers announce the new page.
 */
function Headline({ id, children }: { id: string; children: string }) {
  return (
    <h1 id={id} tabIndex={-1}>
      {children.split(BETWEEN_SENTENCES).map((sentence, index) => (
        <Fragment key={sentence}>
          {index > 0 && ' '}
          <FormattedText as={Sentence}>{sentence}</FormattedText>
        </Fragment>
      ))}
    </h1>
  );
}

const BETWEEN_SENTENCES = /(?<=[.!?؟…]) (?=\S)/;

/* A line breaks between two sentences rather than within one. */
const Sentence = styled.span`
  display: inline-block;
`;

/** Renders a short text above the headline, after a star. */
function Eyebrow({ children }: { children: string }) {
  return (
    <Line>
      <Star />
      <FormattedText as="span" data-effect="typewriter">
        {children}
      </FormattedText>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: baseline;
  gap: 10px;
  font-size: var(--type-small);
  font-weight: 500;
  text-wrap: balance;
  color: var(--accent);
  svg {
    inline-size: 15px;
    translate: 0 2px; /* vertically centred on the first line */
    fill: var(--highlight);
  }
`;

/* the bar at the bottom of a narrow screen has the other ways to reach us */
const Buttons = styled(Actions)`
  @media screen and (--narrow) {
    :is([data-hero='dossier'], [data-hero='price']) & > [data-secondary] {
      display: none;
    }
  }
`;
