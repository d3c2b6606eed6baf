import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { FormattedText } from '../../ui/formatted-text';

/** Renders an example of a document as a sheet; its title says that it is a sample, its last line that the data are invented. */
export function ExampleSheet({ example }: { example: BlockDataOf<'pricing'>['example'] }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Paper>
      <figcaption>
        <span>{t('frame.pricing.sample')}</span>
        <FormattedText as="h3" id={titleId}>
          {example.document}
        </FormattedText>
      </figcaption>
      <table aria-labelledby={titleId}>
        <tbody>
          {example.rows.map(({ label, text, highlighted }, index) => (
            <tr key={index} data-highlighted={highlighted || undefined}>
              <FormattedText as="th" scope="row">
                {label}
              </FormattedText>
              <FormattedText as="td">{text}</FormattedText>
            </tr>
          ))}
        </tbody>
      </table>
      <FormattedText as="p">{example.note}</FormattedText>
    </Paper>
  );
}

const Paper = styled.figure`
  padding: 32px;
  background: var(--card);
  border: 1px solid var(--accent);
  border-start-end-radius: var(--cut);
  figcaption {
    padding-inline-end: var(--cut);
    padding-block-end: 14px;
  }
  figcaption > span,
  p {
    font-size: var(--type-label);
    color: var(--muted);
  }
  h3 {
    font-size: var(--type-name);
  }
  p {
    padding-block-start: 14px;
    line-height: max(1.4, var(--leading) - 0.2);
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    border-block-end: 1.5px solid var(--rule);
  }
  th,
  td {
    min-inline-size: min(5em, 28vw); /* a short text stays on one line */
    padding-block: 10px;
    border-block-start: 1px solid var(--line);
    vertical-align: baseline;
    font-weight: 400;
    line-height: max(1.4, var(--leading) - 0.2);
  }
  th {
    padding-inline-end: 16px;
    text-align: start;
  }
  td {
    text-align: end;
    color: var(--muted);
  }
  [data-highlighted] > td {
    font-weight: 600;
    color: var(--accent);
  }
  @media (--narrow) {
    padding: 20px;
    th,
    td {
      padding-block: 8px;
    }
  }
`;
