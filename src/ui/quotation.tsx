import styled from 'styled-components';
import { FormattedText } from './formatted-text';

interface Props {
  text: string;
  role: string;
  company: string;
  id?: string | undefined;
  className?: string;
  /** Whether it moves into place when it comes into view. */
  reveal?: boolean;
}

/** Renders what a client says, in the quotation marks of the language, with the role and the company under a rule. */
export function Quotation({ text, role, company, id, className, reveal = false }: Props) {
  return (
    <Figure id={id} className={className} data-effect={reveal ? 'reveal' : undefined}>
      <blockquote>
        <p>
          <FormattedText>{text}</FormattedText>
        </p>
      </blockquote>
      <figcaption>
        <b>
          <FormattedText>{role}</FormattedText>
        </b>
        <FormattedText>{company}</FormattedText>
      </figcaption>
    </Figure>
  );
}

const Figure = styled.figure`
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
  p::before {
    content: open-quote;
  }
  p::after {
    content: close-quote;
  }
  [data-script='arabic'] & p {
    line-height: max(1.5, var(--leading-display));
  }
  figcaption {
    display: grid;
    justify-self: start;
    min-inline-size: min(220px, 100%);
    padding-block-start: 14px;
    border-block-start: 1px solid var(--line);
    font-size: var(--type-small);
    color: var(--muted);
  }
  b {
    font-size: var(--type-label);
    font-weight: 600;
    color: var(--text);
  }
`;
