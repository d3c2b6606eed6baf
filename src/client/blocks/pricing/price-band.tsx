import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { FormattedText } from '../../ui/formatted-text';
import { Container, Grid } from '../../ui/layout';
import { Price, priceSize } from '../../ui/price';
import { PriceFigure } from './price';

/** Renders the price of the service as a giant figure, and beside it the prices of its levels. */
export function PriceBand({ block }: { block: BlockDataOf<'pricing'> }) {
  return (
    <Band>
      <Container>
        <Halves>
          {block.offer && <PriceFigure offer={block.offer} />}
          <Levels>
            <ul>
              {block.levels.map(({ price, title }, index) => (
                <li key={index} data-size={priceSize(price)}>
                  <strong>
                    <Price price={price} />
                  </strong>
                  <FormattedText as="span">{title}</FormattedText>
                </li>
              ))}
            </ul>
            <FormattedText as={Note}>{block.note}</FormattedText>
          </Levels>
        </Halves>
      </Container>
    </Band>
  );
}

const Band = styled.div`
  padding-block: 56px 108px; /* the sheet of the example covers 44 px of its end */
  background: var(--plate);
  color: var(--on-plate);
  @media (--narrow) {
    padding-block: 32px 36px;
  }
`;

const Halves = styled(Grid)`
  align-items: center;
  row-gap: 32px;
  > * {
    grid-column: span 6;
  }
  > :only-child {
    grid-column: 1 / -1;
  }
`;

const Levels = styled.div`
  ul {
    display: grid;
    grid-template-columns: fit-content(60%) minmax(0, 1fr);
    border-block-end: 1px solid var(--on-plate-muted);
  }
  li {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: subgrid;
    column-gap: 18px;
    align-items: baseline;
    padding-block: 10px;
    border-block-start: 1px solid var(--on-plate-muted);
  }
  strong {
    font: var(--weight-display) var(--type-h3) / 1.3 var(--display);
    letter-spacing: var(--tracking);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  small {
    font: 400 var(--type-label) / 1.3 var(--body);
    letter-spacing: 0;
    word-spacing: 0.15em;
  }
  @media (--small) {
    li[data-size] {
      grid-template-columns: minmax(0, 1fr);
      strong {
        text-align: start;
      }
    }
  }
`;

const Note = styled.p`
  margin-block-start: 16px;
  font: var(--label);
  color: var(--on-plate-muted);
`;
