import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { FormattedText } from '../../ui/formatted-text';

type Row = BlockDataOf<'specimen'>['rows'][number];

/**
 * Renders the notes on the rows of a document: at both sides in turn, joined to their rows by a line; on a narrow screen as
 * a list with the numbers of the rows.
 */
export function Notes({ rows }: { rows: Row[] }) {
  if (rows.every(({ note }) => note === undefined)) return null;
  return (
    <List>
      {rows.map(
        ({ note, noteText }, index) =>
          note && (
            <li key={index} data-row={index + 1}>
              <FormattedText as="b">{note}</FormattedText>
              {noteText && <FormattedText as="p">{noteText}</FormattedText>}
            </li>
          ),
      )}
    </List>
  );
}

/* A note is beside its row, which stands after the head and the edge of the sheet. */
const rowPlaces = Array.from(
  { length: 8 },
  (_, row) => `[data-row='${row + 1}'] { grid-row: ${row + 3} / ${row + 4}; }`,
).join('');

const List = styled.ol`
  counter-reset: note;
  li {
    counter-increment: note;
    font: var(--weight-display) var(--type-h4) / max(1.2, var(--leading-display)) var(--display);
    letter-spacing: var(--tracking);
    text-wrap: balance;
  }
  b {
    font-weight: inherit;
  }
  p {
    margin-block-start: 4px;
    font: var(--label);
    letter-spacing: 0;
    color: var(--on-plate-muted);
  }
  @media (--wide) {
    display: contents;
    li {
      position: absolute;
      inset-block-start: calc(50% - 0.5lh);
      inline-size: 100%;
      padding-inline-end: 14px;
      grid-column: 1 / 2;
    }
    li:nth-child(even) {
      grid-column: 5 / 6;
      padding-inline: 14px 0;
    }
    li::after {
      content: '';
      position: absolute;
      inset-block-start: calc(0.5lh - 1.5px);
      inset-inline-start: 100%;
      inline-size: var(--rim);
      border-block-start: 3px solid;
    }
    li:nth-child(even)::after {
      inset-inline: auto 100%;
    }
    ${rowPlaces}
  }
  @media (--narrow) {
    position: relative;
    margin-block-start: 64px;
    padding-inline: 8px;
    li {
      display: grid;
      grid-template-columns: 46px minmax(0, 1fr);
      align-items: start;
      padding-block: 12px;
      border-block-end: 1px solid var(--on-plate-muted);
    }
    li::before {
      content: counter(note);
      grid-row: span 2;
      inline-size: 30px;
      border: 1px solid transparent;
      background: var(--on-plate);
      color: var(--plate);
      font: 700 var(--type-label) / 28px var(--body);
      letter-spacing: 0;
      text-align: center;
    }
    p {
      grid-column: 2;
    }
  }
`;
