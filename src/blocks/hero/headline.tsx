import { Fragment } from 'react';
import styled from 'styled-components';
import { Star } from '../../ui/icons/ui-icons';
import { FormattedText } from '../../ui/formatted-text';

/**
 * Renders the h1 of a page. Lines break between sentences where possible. After a navigation it receives
 * the focus, so that screen readers announce the new page.
 */
export function Headline({ id, children, className }: { id: string; children: string; className?: string }) {
  return (
    <h1 id={id} className={className} tabIndex={-1}>
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
  text-wrap: balance;
`;

/** Renders a short text above the headline, after a star. */
export function Eyebrow({ children, className }: { children: string; className?: string }) {
  return (
    <Line className={className}>
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
    flex: none;
    translate: 0 2px; /* vertically centred on the first line */
    fill: var(--highlight);
  }
`;
