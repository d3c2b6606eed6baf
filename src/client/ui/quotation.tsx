import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Sign } from '../../site/page-data.types';
import { FormattedText } from './formatted-text';
import { signs } from './icons/signs';

interface Props {
  text: string;
  role: string;
  company: string;
  /** The sign of the section, which seals the quote. */
  sign: Sign;
  id?: string | undefined;
  /** What stands below the name, such as a link. */
  children?: ReactNode;
}

/** Renders what a client says in the voice of clients, with the seal of the section, the role and the company. */
export function Quotation({ text, role, company, sign, id, children }: Props) {
  return (
    <Figure id={id} data-effect="reveal">
      <blockquote>
        <FormattedText as="p">{text}</FormattedText>
      </blockquote>
      <figcaption>
        <Seal viewBox="0 0 24 24" aria-hidden="true">
          <path d={signs.star} />
          <path d={signs[sign]} transform="translate(6.6 6.6) scale(0.45)" />
        </Seal>
        <div>
          <FormattedText as="b">{role}</FormattedText>
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
  span {
    display: block;
  }
  b {
    font-weight: 600;
  }
`;

const Seal = styled.svg`
  inline-size: 48px;
  padding: 7px;
  background: var(--seal, var(--band));
  fill: var(--light);
  border: 1px solid transparent; /* visible in forced colors */
  path + path {
    fill: var(--seal, var(--band));
    @media (forced-colors: active), print {
      fill: Canvas;
    }
  }
  border-start-end-radius: var(--cut-small);
`;
