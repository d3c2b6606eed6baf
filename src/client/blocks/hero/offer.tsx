import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { ArrowLink } from '../../ui/action';
import { FormattedText } from '../../ui/formatted-text';

/** Renders the price or the offer of a service. */
export function Offer({ offer }: { offer: NonNullable<BlockDataOf<'hero'>['offer']> }) {
  const { label, value, unit, note, action } = offer;
  return (
    <Lines>
      {label && <FormattedText as="p">{label}</FormattedText>}
      <strong>
        <FormattedText>{value}</FormattedText> {unit && <FormattedText as="small">{unit}</FormattedText>}
      </strong>
      {note && <FormattedText as="p">{note}</FormattedText>}
      {action && <ArrowLink link={action} />}
    </Lines>
  );
}

const Lines = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  justify-items: start;
  font: var(--label);
  color: var(--muted);
  strong {
    /* a range with its currency is one line */
    font: var(--weight-display) min(var(--type-h3), 9.4cqi) / max(1.1, var(--leading-display)) var(--display);
    letter-spacing: var(--tracking);
    font-variant-numeric: tabular-nums;
    text-wrap: balance;
    overflow-wrap: break-word; /* no part of an amount is on another line */
    color: var(--text);
  }
  small {
    font: var(--label);
    letter-spacing: 0;
    overflow-wrap: anywhere;
    color: var(--muted);
  }
  [data-script='arabic'] & strong {
    line-height: 1.3;
    padding-block-end: 0.25em; /* the letters reach below the line */
  }
`;
