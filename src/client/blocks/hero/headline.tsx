import { Fragment } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { FormattedText } from '../../ui/formatted-text';
import { Star } from '../../ui/icons/ui-icons';

/**
 * Renders the h1 of a page, under its eyebrow if it has one. Lines break between sentences where possible. After a
 * navigation the h1 receives the focus, so that screen readers announce the new page.
 */
export function Headline({ id, block }: { id: string; block: BlockDataOf<'hero'> }) {
  return (
    <>
      {block.eyebrow && (
        <Eyebrow>
          <Star />
          <FormattedText as="span">{block.eyebrow}</FormattedText>
        </Eyebrow>
      )}
      <h1 id={id} tabIndex={-1}>
        {block.title.split(BETWEEN_SENTENCES).map((sentence, index) => (
          <Fragment key={index}>
            {index > 0 && ' '}
            <FormattedText as={Sentence}>{sentence}</FormattedText>
          </Fragment>
        ))}
      </h1>
    </>
  );
}

const BETWEEN_SENTENCES = /(?<=[.!?؟…]) (?=\S)/;

/* A line breaks between two sentences rather than within one. */
const Sentence = styled.span`
  display: inline-block;
`;

const Eyebrow = styled.p`
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
