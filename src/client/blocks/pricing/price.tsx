import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { FormattedText } from '../../ui/formatted-text';
import { Price, priceSize } from '../../ui/price';

/** Renders the price of an offer as a giant figure between its words; the currency is with the words below it. */
export function PriceFigure({ offer }: { offer: NonNullable<BlockDataOf<'pricing'>['offer']> }) {
  const { label, unit, note } = offer;
  const { currency, ...number } = offer.price;
  return (
    <Column>
      {label && <FormattedText as="p">{label}</FormattedText>}
      <Giant data-size={priceSize(number)}>
        <Price price={number} />
      </Giant>
      <p>
        <FormattedText as="b">{[currency, unit].filter(Boolean).join(' ')}</FormattedText>{' '}
        {note && <FormattedText>{note}</FormattedText>}
      </p>
    </Column>
  );
}

const Column = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 14px;
  > :first-child {
    z-index: 1; /* in forced colors the giant line below has a plate */
  }
  p {
    font-size: var(--type-lead);
    line-height: max(1.4, var(--leading) - 0.2);
    text-wrap: balance;
  }
  p b {
    margin-inline-end: 0.3em;
    font: var(--weight-display) var(--type-h4) / 1.2 var(--display);
  }
`;

/** The number fills its column: a price of one number, a longer one such as a range, and an offer in words. */
const Giant = styled.strong`
  font: var(--weight-display) min(max(32cqi, 11.5vw), 13.75rem) / 0.9 var(--display-large);
  letter-spacing: -0.025em;
  font-variant-numeric: tabular-nums;
  small {
    font-size: 0.36em;
    letter-spacing: 0;
  }
  &[data-size='long'] {
    font-size: min(25cqi, 10rem);
  }
  &[data-size='words'] {
    font-size: var(--type-h1);
    letter-spacing: var(--tracking);
  }
  [data-script='arabic'] & {
    letter-spacing: 0;
    line-height: 1.1;
    &[data-size='long'] {
      font-size: min(21cqi, 8.5rem);
      small {
        font-family: var(--display);
      }
    }
    &[data-size='words'] {
      line-height: 1.3;
    }
  }
`;
