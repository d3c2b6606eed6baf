import { useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { Section, Grid, Container } from '../../ui/layout';
import { FormattedText } from '../../ui/phrase';

/** What clients say: the first in large type, the others smaller and indented. */
export function Testimonials({ block }: { block: BlockDataOf<'testimonials'> }) {
  const titleId = useId();
  return (
    <White id={block.id} data-section={block.section} aria-labelledby={titleId}>
      <Container>
        <h2 id={titleId} className="visually-hidden">
          <FormattedText>{block.title}</FormattedText>
        </h2>
        <Voices>
          {block.items.map((item) => (
            <Voice key={item.quote}>
              <blockquote>
                <p>
                  <FormattedText>{item.quote}</FormattedText>
                </p>
              </blockquote>
              <figcaption>
                <b>
                  <FormattedText>{item.role}</FormattedText>
                </b>
                <FormattedText>{item.company}</FormattedText>
              </figcaption>
            </Voice>
          ))}
        </Voices>
      </Container>
    </White>
  );
}

const White = styled(Section)`
  background: var(--card);
`;

const Voice = styled.figure`
  display: grid;
  gap: 22px;
  align-content: start;
  break-inside: avoid;
  quotes: '“' '”';
  &:lang(fr) {
    quotes: '«\\00a0' '\\00a0»';
  }
  &:lang(ar) {
    quotes: '«' '»';
  }
  p {
    font: 600 var(--h4) / max(1.4, var(--leading) - 0.25) var(--body);
    text-wrap: balance;
  }
  p::before {
    content: open-quote;
  }
  p::after {
    content: close-quote;
  }
  figcaption {
    display: grid;
    justify-self: start;
    min-inline-size: min(220px, 100%);
    padding-block-start: 14px;
    border-block-start: 1px solid var(--line);
    font-size: var(--small);
    color: var(--muted);
  }
  b {
    font-size: 1rem;
    font-weight: 600;
    color: var(--text);
  }
`;

const Voices = styled(Grid)`
  row-gap: 72px;
  > ${Voice}:nth-child(even) {
    grid-column: 3 / span 4;
  }
  > ${Voice}:nth-child(odd) {
    grid-column: 8 / span 4;
  }
  > ${Voice}:first-child {
    grid-column: 1 / span 10;
    p {
      font: var(--weight-display) var(--quote) / max(1.16, var(--leading-display)) var(--display);
      letter-spacing: var(--tracking);
    }
  }
  /* One that would stand alone in its row gets the room of two. */
  > ${Voice}:nth-child(even):last-child {
    grid-column: 3 / span 7;
  }
  @media (max-width: 56.25em) {
    row-gap: 48px;
    > ${Voice}:nth-child(n) {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 37.5em) and (max-width: 56.25em) {
    > ${Voice}:nth-child(even):not(:last-child) {
      grid-column: 1 / span 6;
    }
    > ${Voice}:nth-child(odd):not(:first-child) {
      grid-column: 7 / -1;
    }
  }
`;
