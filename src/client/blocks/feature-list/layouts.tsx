import styled from 'styled-components';
import { Grid } from '../../ui/layout';

/** A head in seven of twelve columns, and the reasons beside it. */
export const Columns = styled(Grid)`
  align-items: start;
  > div {
    grid-column: 1 / span 7;
  }
  > ul {
    grid-column: 8 / -1;
  }
`;

/** The same, with the reasons lower and apart from the plate. */
export const PlateColumns = styled(Columns)`
  row-gap: 20px;
  > ul {
    grid-column: 9 / -1;
    margin-block-start: 64px;
  }
  @media (--narrow) {
    > ul {
      margin-block-start: 8px;
    }
  }
`;

/** One promise in large type at the foot of a plate, the title of the block at its head; without a promise, the title in its place. */
export const Plate = styled.div.attrs({ 'data-effect': 'reveal' } as object)`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: 40px;
  padding: var(--space-card);
  background: var(--plate);
  color: var(--on-plate);
  border-start-end-radius: var(--cut);
  &:has([data-promise]) {
    min-block-size: 460px;
    > h2 {
      font: 600 var(--type-label) / max(1.4, var(--leading) - 0.2) var(--body);
      letter-spacing: 0;
    }
  }
  h2,
  > [data-promise] {
    font: var(--title-h2);
    font-size: max(var(--type-h2) * var(--titles), var(--least-large));
    letter-spacing: var(--tracking);
    text-wrap: balance;
  }
  > p:last-child:not([data-promise]) {
    max-inline-size: 30em;
    color: var(--on-plate-muted);
    text-wrap: balance;
  }
  @media (--narrow) {
    gap: 20px;
    && {
      min-block-size: 0;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

export const Statement = styled.div`
  display: grid;
  gap: 28px;
  padding-inline-end: 20px;
  h2 {
    font-size: var(--type-statement);
  }
  @media (--narrow) {
    gap: 16px;
    margin-block-end: 28px;
    padding-inline-end: 0;
  }
`;

/** A reason, under a line. */
export const Reason = styled.li.attrs({ 'data-effect': 'reveal' } as object)`
  display: grid;
  gap: 6px;
  padding-block: 22px;
  border-block-start: 1px solid var(--line);
  &:first-child {
    border-block-start: 1.5px solid var(--rule);
  }
  @media (--narrow) {
    padding-block: 14px;
  }
  h3 {
    font: 600 var(--type-h4) / max(1.25, var(--leading) - 0.4) var(--body);
    letter-spacing: 0;
  }
  p {
    color: var(--muted);
    text-wrap: balance;
  }
`;
