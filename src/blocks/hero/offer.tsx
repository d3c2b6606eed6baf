import styled from 'styled-components';
import { ArrowLink } from '../../ui/action';
import { FormattedText } from '../../ui/formatted-text';
import type { HeroProps } from './hero-props';

/** Renders the price or the offer of a service. */
export function Offer({
  offer,
  className,
}: {
  offer: NonNullable<HeroProps['block']['offer']>;
  className?: string;
}) {
  return (
    <Card className={className}>
      {offer.label && <FormattedText as="p">{offer.label}</FormattedText>}
      <Value data-words={isPrice(offer.value) ? undefined : ''}>
        <FormattedText>{offer.value}</FormattedText>{' '}
        {offer.unit && <FormattedText as="small">{offer.unit}</FormattedText>}
      </Value>
      {offer.note && <FormattedText as={Note}>{offer.note}</FormattedText>}
      {offer.action && <ArrowLink link={offer.action} />}
    </Card>
  );
}

/** Returns whether an offer's value is a short price, which gets the largest type; a longer text is one size smaller. */
function isPrice(value: string): boolean {
  return /\d/.test(value) && value.length <= 14;
}

const Card = styled.div`
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
`;

const Value = styled.strong`
  font: var(--weight-display) var(--type-h2) / 1.1 var(--display);
  letter-spacing: -0.035em;
  font-variant-numeric: tabular-nums;
  &[data-words] {
    font-size: var(--type-h3);
    font-weight: var(--weight-display);
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
  [data-script='arabic'] & {
    letter-spacing: 0;
    line-height: 1.3;
    padding-block-end: 0.25em; /* the letters reach below the line */
  }
`;

const Note = styled.p`
  font-size: var(--type-label);
  line-height: max(1.35, var(--leading) - 0.3);
  @media (--narrow) {
    font-size: var(--type-small);
    line-height: max(1.4, var(--leading) - 0.25);
  }
`;
