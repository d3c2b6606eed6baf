import { useId } from 'react';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { FormattedText } from '../../ui/formatted-text';
import { SheetHead } from './sheet-head';
import { SheetRow } from './sheet-row';

/** Renders the document as a table whose rows are rows of the grid around it. */
export function Sheet({ block }: { block: BlockDataOf<'specimen'> }) {
  const captionId = useId();
  const numbers = Math.max(0, ...block.rows.map((row) => row.numbers.length));
  const firstVisible = block.headings.length - (numbers > 1 ? numbers : 0);
  const notes = block.rows.filter(({ note }) => note !== undefined);
  return (
    <Paper data-form={block.form}>
      <SheetHead id={captionId} form={block.form} title={block.document} />
      <table aria-labelledby={captionId}>
        <thead>
          <tr>
            {block.headings.map((heading, index) => (
              <th key={index} scope="col">
                <FormattedText as="span" className={index < firstVisible ? 'visually-hidden' : undefined}>
                  {heading}
                </FormattedText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            <SheetRow key={index} row={row} note={notes.indexOf(row) + 1} />
          ))}
        </tbody>
      </table>
    </Paper>
  );
}

const Paper = styled.figure`
  --inset: clamp(18px, 2.4vw, 34px);
  grid-row: 1 / span 10;
  display: grid;
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);
  position: relative;
  color: var(--text);
  table {
    grid-row: 2 / -1;
    display: grid;
    grid-template: subgrid / minmax(0, 1fr) repeat(4, auto);
  }
  thead,
  tbody {
    display: contents;
  }
  tr {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
    padding-inline: var(--inset);
    background: var(--card);
  }
  thead th {
    grid-row: 1;
    padding: 0;
    font-size: var(--type-label);
    font-weight: 400;
    color: var(--muted);
  }
  th:has(> .visually-hidden) {
    grid-column: 1;
  }
  thead span:not(.visually-hidden) {
    display: block;
    padding-block: 12px 8px;
    padding-inline-start: 20px;
    line-height: 1.3;
    text-align: right;
  }
  /* teeth at the lower edge, of paper in both modes */
  &[data-form='slip']::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    block-size: 24px;
    background: conic-gradient(from -45deg at bottom, var(--band-text) 90deg, transparent 0) 0 0 / 44px 100%
      round;
  }
`;
