import { Fragment } from 'react';
import styled from 'styled-components';
import { FormattedText } from '../../ui/phrase';
import { Star } from '../../ui/icons/ui-icons';

/**
 * The h1 of a page, each sentence of it on lines of its own where it fits on them. It takes the focus after a navigation, so that a reader hears where they are.
 */
export function Headline({ id, children, className }: { id: string; children: string; className?: string }) {
  return (
    <h1 id={id} className={className} tabIndex={-1}>
      {children.split(BETWEEN_SENTENCES).map((sentence, index) => (
        <Fragment key={sentence}>
          {index > 0 && ' '}
          <Sentence>
            <FormattedText>{sentence}</FormattedText>
          </Sentence>
        </Fragment>
      ))}
    </h1>
  );
}

const BETWEEN_SENTENCES = /(?<=[.!?؟…]) (?=\S)/;

/* A line ends between two sentences rather than within one. */
const Sentence = styled.span`
  display: inline-block;
  text-wrap: balance;
`;

/** A few words above the headline, led by a star. */
export function Eyebrow({ children, className }: { children: string; className?: string }) {
  return (
    <Words className={className}>
      <Star />
      <span data-effect="typewriter">
        <FormattedText>{children}</FormattedText>
      </span>
    </Words>
  );
}

const Words = styled.p`
  display: flex;
  align-items: baseline;
  gap: 10px;
  font-size: var(--small);
  font-weight: 500;
  text-wrap: balance;
  color: var(--accent);
  svg {
    inline-size: 15px;
    flex: none;
    translate: 0 2px; /* on the first line, around the middle of its letters */
    fill: var(--safran);
  }
`;
