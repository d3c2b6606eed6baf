import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { FormattedText } from '../../ui/formatted-text';

/**
 * Renders a row of the document: its texts under its name, its numbers at the end. Without numbers the last text is there.
 *
 * @param note the number of its note, or 0
 */
export function SheetRow({ row, note }: { row: BlockDataOf<'specimen'>['rows'][number]; note: number }) {
  const lastText = row.numbers.length === 0 ? row.texts.length - 1 : -1;
  return (
    <Row data-total={row.total}>
      <th scope="row">
        <FormattedText as="bdi">{row.label}</FormattedText>
        {note > 0 && (
          <>
            {'\u00a0'}
            <span>{note}</span>
          </>
        )}
      </th>
      {row.texts.map((text, index) => (
        <FormattedText as="td" key={index} data-value={index === lastText ? '' : undefined}>
          {text}
        </FormattedText>
      ))}
      {row.numbers.map((number, index) => (
        <td key={index} data-value="number" data-long={number.length > 6 ? '' : undefined}>
          <bdi dir="ltr">{number}</bdi>
        </td>
      ))}
    </Row>
  );
}

const Row = styled.tr`
  grid-template-rows: 1fr repeat(4, auto) 1fr;
  min-block-size: 54px;
  padding-block: 8px;
  border-block: 1px solid transparent; /* visible in forced colours */
  line-height: max(1.3, var(--leading) - 0.3);
  &:nth-child(odd) {
    background: var(--alt);
  }
  th,
  td {
    grid-column: 1;
    padding: 0;
    text-align: start;
  }
  th {
    grid-row: 2;
    font-weight: 500;
  }
  th > span {
    display: inline-block;
    inline-size: 26px;
    margin-inline-start: 4px;
    border: 1px solid transparent;
    background: var(--band);
    color: var(--band-text);
    font: 600 var(--type-label) / 24px var(--body);
    text-align: center;
  }
  td {
    font-size: var(--type-label);
    color: var(--muted);
  }
  td:nth-child(2) {
    grid-row: 3;
  }
  td:nth-child(3) {
    grid-row: 4;
  }
  td:nth-child(4) {
    grid-row: 5;
  }
  td[data-value] {
    grid-area: 1 / auto / -1;
    padding-inline-start: 20px;
    font-weight: 600;
    text-align: end;
    color: var(--text);
  }
  /* also in Arabic: digits run from the left, so their units are at the right */
  [data-value='number'] {
    font-size: var(--type-lead);
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }
  &[data-total] {
    border-block-start: 3px solid var(--rule);
  }
  &[data-total] th {
    font-weight: 700;
  }
  &[data-total]:last-child {
    grid-template-columns: minmax(min-content, 1fr) repeat(4, auto);
    min-block-size: 92px;
    border-block-start: 5px solid var(--band);
    background: var(--highlight);
    &,
    td {
      color: var(--band);
    }
    td:last-child {
      font: var(--weight-display) var(--type-h2) / max(1.1, var(--leading-display)) var(--display);
    }
    [data-value='number']:last-child {
      font-size: min(14.9vw, 6.5rem);
      line-height: 1;
      letter-spacing: -0.05em;
      &[data-long] {
        font-size: min(7vw, 4rem);
      }
    }
  }
  @media (--wide) {
    min-block-size: 78px;
    /* a line joins the note to its row */
    th > span {
      position: absolute;
      clip-path: inset(50%);
    }
    &[data-total]:last-child {
      min-block-size: 150px;
    }
    &[data-total]:last-child [data-value='number']:last-child {
      font-size: min(7.2vw, 6.5rem);
    }
  }
  @media print {
    border-color: var(--line);
  }
`;
