import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { BlockSection } from '../../ui/block-section';
import { FormattedText } from '../../ui/formatted-text';
import { SectionHeader } from '../../ui/section-header';

/** Renders the prices as one ruled table. On a narrow screen each row is a small grid. */
export function PricePlan({ block }: { block: BlockDataOf<'price-plan'> }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <BlockSection block={block} labelledBy={titleId}>
      <SectionHeader id={titleId} title={block.title} lead={block.lead} />
      <Table aria-labelledby={titleId}>
        <thead>
          <tr>
            {[t('frame.prices.offer'), t('frame.prices.price'), t('frame.prices.moves')].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.items.map((item) => (
            <tr key={item.href} data-section={item.section}>
              <th scope="row">
                <FormattedText as="a" href={item.href}>
                  {item.name}
                </FormattedText>
              </th>
              <td>
                {item.label && <FormattedText as="small">{item.label}</FormattedText>}{' '}
                <FormattedText as="b">{item.price}</FormattedText>{' '}
                {item.unit && <FormattedText as="small">{item.unit}</FormattedText>}
              </td>
              <FormattedText as="td">{item.text}</FormattedText>
            </tr>
          ))}
        </tbody>
      </Table>
      {block.note && <FormattedText as={Note}>{block.note}</FormattedText>}
    </BlockSection>
  );
}

const Table = styled.table`
  --hovered: var(--accent);
  inline-size: 100%;
  border-collapse: collapse;
  border-block-start: 1.5px solid var(--rule);
  tr {
    border-block-end: 1px solid var(--line);
  }
  th,
  td {
    padding-block: 16px;
    padding-inline: 0 20px;
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
  }
  thead > tr > :first-child {
    inline-size: 34%;
  }
  thead > tr > :last-child {
    inline-size: 41%;
  }
  td:last-child {
    padding-inline-end: 0;
    text-wrap: pretty;
  }
  thead th {
    padding-block: 12px;
    font-size: var(--type-small);
    color: var(--muted);
  }
  tbody th,
  b {
    font: var(--weight-display) var(--type-h4) / max(1.2, var(--leading-display)) var(--display);
    letter-spacing: var(--tracking);
    font-variant-numeric: tabular-nums;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--target);
    text-decoration-color: var(--accent);
    text-decoration-thickness: 2px;
  }
  td:last-child,
  small {
    color: var(--muted);
  }
  /* a range and its unit each stay on one line */
  b,
  small {
    display: inline-block;
  }
  small {
    font-size: var(--type-small);
  }
  @media (--narrow) {
    thead {
      position: absolute;
      inline-size: 1px;
      overflow: hidden; /* its words may be longer than a narrow screen */
      clip-path: inset(50%);
      white-space: nowrap;
    }
    tbody tr {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
      column-gap: 20px;
      align-items: baseline;
      padding-block: 16px;
    }
    tbody tr > * {
      padding: 0;
    }
    td:last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Note = styled.p`
  margin-block-start: 20px;
  max-inline-size: var(--measure);
  color: var(--muted);
`;
