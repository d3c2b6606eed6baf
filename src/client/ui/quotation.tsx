import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { QuoteData } from '../../site/page-data.types';
import { FormattedText } from './formatted-text';
import { seals } from './icons/signs';

interface Props extends QuoteData {
  /** What stands below the company, such as a link. */
  children?: ReactNode;
}

/** Renders what a client says in the voice of clients, with a seal, the name, the role and the company. */
export function Quotation({ quote, name, role, company, seal, children }: Props) {
  return (
    <Figure data-effect="reveal">
      <blockquote>
        <FormattedText as="p">{quote}</FormattedText>
      </blockquote>
      <figcaption>
        <Seal viewBox="0 0 24 24" aria-hidden="true">
          <path d={seals[seal]} />
        </Seal>
        <div>
          {name && <FormattedText as="b">{name}</FormattedText>}
          <FormattedText as={name ? 'span' : 'b'}>{role}</FormattedText>
          <FormattedText as="span">{company}</FormattedText>
          {children}
        </div>
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
  --voice-size: clamp(1.875rem, 1.2rem + 2.76vw, 4.5rem);
  display: grid;
  gap: 32px;
  align-content: space-between;
  p {
    font: 380 var(--voice-size) / 1.12 var(--voice);
    letter-spacing: -0.012em;
    text-wrap: balance; /* a few lines, so that the last one is not a few letters */
  }
  [data-script='arabic'] & p {
    font-size: calc(var(--voice-size) * 0.875);
    line-height: 1.4;
    letter-spacing: 0;
  }
  figcaption {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 14px;
    align-items: start;
    font-size: var(--type-label);
    line-height: max(1.4, var(--leading) - 0.2);
  }
  b,
  div > span {
    display: block;
  }
  b {
    font-weight: 600;
  }
`;

const Seal = styled.svg`
  inline-size: 52px;
  padding: 10px;
  background: var(--seal, var(--band));
  fill: var(--light);
  fill-rule: evenodd;
  border: 1px solid transparent; /* visible in forced colors */
  border-start-end-radius: var(--cut-small);
  @media (forced-colors: active) {
    background: Canvas;
    fill: CanvasText;
  }
`;
