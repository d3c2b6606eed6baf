import styled from 'styled-components';
import { ArrowLink } from '../../ui/action';
import { FormattedText } from '../../ui/formatted-text';
import type { HeroProps } from './hero-text';

interface Props {
  offer: NonNullable<HeroProps['block']['offer']>;
  className?: string;
}

/** Renders the price or the offer of a service, without styles. */
export function OfferText({ offer: { label, value, unit, note, action }, className }: Props) {
  return (
    <div className={className}>
      {label && <FormattedText as="p">{label}</FormattedText>}
      <strong data-words={isPrice(value) ? undefined : ''}>
        <FormattedText>{value}</FormattedText> {unit && <FormattedText as="small">{unit}</FormattedText>}
      </strong>
      {note && <FormattedText as="p">{note}</FormattedText>}
      {action && <ArrowLink link={action} />}
    </div>
  );
}

/** Returns whether an offer's value is a short price, which gets the largest type; a longer text is one size smaller. */
function isPrice(value: string): boolean {
  return /\d/.test(value) && value.length <= 14;
}

/** The price or the offer of a service in large type. */
export const Offer = styled(OfferText)`
  display: grid;
  gap: 2px;
  align-content: start;
  p {
    color: var(--muted);
  }
  a {
    justify-self: start;
    margin-block-start: 8px;
  }
  strong {
    font: var(--weight-display) var(--type-h2) / 1.1 var(--display);
    letter-spacing: -0.035em;
    font-variant-numeric: tabular-nums;
  }
  strong[data-words] {
    font-size: var(--type-h3);
    line-height: max(1.1, var(--leading-display));
    letter-spacing: var(--tracking);
    text-wrap: balance;
    margin-block: 4px;
  }
  small {
    display: block;
    font: 400 var(--type-label) / 1.35 var(--body);
    letter-spacing: 0;
    color: var(--muted);
  }
  [data-script='arabic'] & strong {
    letter-spacing: 0;
    line-height: 1.3;
    padding-block-end: 0.25em; /* the letters reach below the line */
  }
  strong + p {
    font-size: var(--type-label);
    line-height: max(1.35, var(--leading) - 0.3);
  }
  @media (--narrow) {
    strong + p {
      font-size: var(--type-small);
      line-height: max(1.4, var(--leading) - 0.25);
    }
  }
`;
