import { useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { FormattedText } from '../../ui/formatted-text';

/**
 * Renders the document. On a narrow screen the name of a row is above its values, unless there is one value per row.
 *
 * @param mark says on the sheet that the data are invented
 */
export function Sheet({ block, mark }: { block: BlockDataOf<'specimen'>; mark: string }) {
  const captionId = useId();
  const numbered = block.rows.filter(({ note }) => note !== undefined);
  const [first, ...others] = block.headings;
  const texts = Math.max(0, ...block.rows.map((row) => row.texts.length));
  return (
    <Paper>
      <figcaption>
        <b id={captionId}>
          <FormattedText>{block.document}</FormattedText>
        </b>
        <span>{mark}</span>
      </figcaption>
      <table aria-labelledby={captionId} data-columns={block.headings.length}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedText>{first ?? ''}</FormattedText>
            </th>
            {others.map((column, index) => (
              <th key={column} scope="col" data-number={index >= texts || undefined}>
                <FormattedText>{column}</FormattedText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row) => (
            <tr key={row.label} data-total={row.total}>
              <th scope="row">
                <bdi>
                  <FormattedText>{row.label}</FormattedText>
                </bdi>
                {row.note !== undefined && (
                  <>
                    {'\u00a0'}
                    <sup>{numbered.indexOf(row) + 1}</sup>
                  </>
                )}
              </th>
              {row.texts.map((text, index) => (
                <td key={index}>
                  <FormattedText>{text}</FormattedText>
                </td>
              ))}
              {row.numbers.map((number, index) => (
                <td key={index} data-number>
                  <bdi dir="ltr">{number}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  );
}

const Paper = styled.figure`
  min-inline-size: 0;
  padding: var(--space-card);
  background: var(--card);
  border: 1px solid var(--line);
  border-start-end-radius: var(--cut);
  corner-shape: bevel;
  break-inside: avoid;
  figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px 20px;
    padding-block-end: 16px;
    border-block-end: 1.5px solid var(--rule);
  }
  figcaption > b {
    font: var(--weight-display) var(--type-h4) / max(1.2, var(--leading-display)) var(--display);
    letter-spacing: var(--tracking);
  }
  figcaption > span {
    padding-inline: 10px;
    border: 1.5px dashed var(--accent);
    font-size: var(--type-small);
    font-weight: 600;
    color: var(--accent);
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding-block: 11px;
    padding-inline: 0 16px;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: baseline;
  }
  tr > :last-child {
    padding-inline-end: 0;
  }
  th {
    font-weight: 500;
  }
  thead th {
    font-size: var(--type-small);
    font-weight: 400;
    color: var(--muted);
  }
  td {
    color: var(--muted);
  }
  /* also in Arabic: digits run from the left, so their units are at the right */
  [data-number] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  td[data-number] {
    color: var(--text);
    white-space: nowrap;
  }
  sup {
    font-size: var(--type-small);
    font-weight: 600;
    line-height: 0;
    color: var(--accent);
  }
  [data-total] > * {
    border-block: 1.5px solid var(--rule);
    font-weight: 700;
    color: var(--text);
  }
  @media (min-width: 37.5em) {
    tbody th,
    td:not([data-number]) {
      min-inline-size: 6.4em; /* most words of a column do not break */
    }
  }
  @media (max-width: 37.49em) {
    padding: 20px 18px;
    table:not([data-columns='2']) {
      tr {
        display: flex;
        flex-wrap: wrap;
        border-block-end: 1px solid var(--line);
      }
      tr > * {
        flex: 1 1 0;
        border: 0;
        padding-inline-end: 10px;
        font-size: var(--type-small);
      }
      tr > :last-child {
        padding-inline-end: 0;
      }
      tr > :not([data-number]) {
        flex-grow: 2;
      }
      tbody th {
        flex-basis: 100%;
        padding-block-end: 0;
        font-size: inherit;
      }
      tbody td {
        padding-block-start: 2px;
      }
      thead th:first-child {
        position: absolute;
        clip-path: inset(50%);
      }
      [data-total] {
        border-block: 1.5px solid var(--rule);
      }
    }
  }
  @media (max-width: 22em) {
    padding-inline: 12px;
    table:not([data-columns='2']) tr > :not(:last-child) {
      padding-inline-end: 6px;
    }
  }
`;
