import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { BlockSection } from '../../ui/block-section';
import { FormattedText } from '../../ui/formatted-text';
import { SectionHeader } from '../../ui/section-header';

/**
 * Renders the prices as one ruled table. On a phone a row is a small grid; the roles keep the table for those who listen,
 * where the display of its elements would take it from them.
 */
export function PricePlan({ block }: { block: BlockDataOf<'price-plan'> }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <BlockSection block={block} column={block.column} labelledBy={titleId}>
      <SectionHeader id={titleId} title={block.title} {...(block.lead && { lead: block.lead })} />
      <Table role="table" aria-labelledby={titleId}>
        <thead role="rowgroup">
          <tr role="row">
            {(['offer', 'price', 'moves'] as const).map((name) => (
              <th key={name} role="columnheader" scope="col">
                {t(`frame.prices.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {block.items.map((item) => (
            <tr key={item.href} role="row" data-section={item.section}>
              <th role="rowheader" scope="row">
                <a href={item.href}>
                  <FormattedText>{item.name}</FormattedText>
                </a>
              </th>
              <td role="cell">
                {item.priceLabel && (
                  <small>
                    <FormattedText>{`${item.priceLabel} `}</FormattedText>
                  </small>
                )}
                <b>
                  <FormattedText>{item.price}</FormattedText>
                </b>
                {item.priceNote && (
                  <small>
                    <FormattedText>{` ${item.priceNote}`}</FormattedText>
                  </small>
                )}
              </td>
              <td role="cell">
                <FormattedText>{item.text}</FormattedText>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {block.note && (
        <Note>
          <FormattedText>{block.note}</FormattedText>
        </Note>
      )}
    </BlockSection>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  border-block-start: 1.5px solid var(--rule);
  tr {
    display: grid;
    grid-template-columns: 4fr 3fr 5fr;
    gap: 4px 20px;
    align-items: baseline;
    padding-block: 16px;
    border-block-end: 1px solid var(--line);
    break-inside: avoid;
  }
  th,
  td {
    padding: 0;
    text-align: start;
    font-weight: 400;
  }
  thead tr {
    padding-block: 12px;
  }
  thead th {
    font-size: var(--type-small);
    color: var(--muted);
  }
  tbody th {
    font: var(--weight-display) var(--type-h4) / max(1.2, var(--leading-display)) var(--display);
    letter-spacing: var(--tracking);
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: var(--target);
    text-decoration-color: var(--accent);
    text-decoration-thickness: 2px;
  }
  a:hover {
    color: var(--accent);
  }
  b {
    font: var(--weight-display) var(--type-h4) / max(1.2, var(--leading-display)) var(--display);
    font-variant-numeric: tabular-nums;
  }
  td:last-child,
  small {
    color: var(--muted);
  }
  small {
    font-size: var(--type-small);
  }
  @media (max-width: 56.25em) {
    tr {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    td:nth-child(2) {
      max-inline-size: 12em;
      text-align: end;
    }
    td:last-child {
      grid-column: 1 / -1;
    }
    thead th:last-child {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @media (max-width: 30em) {
    tr {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    td:nth-child(2) {
      max-inline-size: none;
      text-align: start;
    }
    td:last-child {
      padding-block-start: 4px;
    }
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const Note = styled.p`
  margin-block-start: 20px;
  max-inline-size: var(--measure);
  color: var(--muted);
`;
