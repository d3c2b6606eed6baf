import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ResultData } from '../../site/page-data.types';
import { FormattedText } from './formatted-text';

/** Renders what a client got: a number, or one that became another, and what it counts. The box around it sets `--figure`, its size. */
export function Result({ from = '', value, label }: ResultData) {
  const { t } = useTranslation();
  return (
    <List>
      <FormattedText as="dt">{label}</FormattedText>
      <dd data-long={(from + value).length > 4 || undefined}>
        {from !== '' && (
          <>
            <bdi dir="ltr">{from}</bdi>
            <span className="visually-hidden"> {t('frame.cases.to')} </span>
            <Arrow viewBox="0 0 24 24" aria-hidden="true">
              <path d="M1 9.6h14.2L9.6 4 13 .6 24.4 12 13 23.4 9.6 20l5.6-5.6H1z" />
            </Arrow>
          </>
        )}
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </List>
  );
}

const List = styled.dl`
  display: flex;
  flex-flow: row-reverse wrap-reverse; /* the number is before its label, or above it */
  justify-content: flex-end;
  align-items: flex-start;
  gap: 12px 28px;
  dd {
    display: flex;
    align-items: center;
    gap: 0.14em;
    font: var(--weight-display) min(var(--figure), 27vw) / 0.86 var(--display);
    letter-spacing: -0.05em;
    white-space: nowrap;
  }
  dd[data-long] {
    font-size: calc(min(var(--figure), 27vw) * var(--long-figure, 0.64));
  }
  dt {
    max-inline-size: 12em;
    font: var(--result-label, 600 var(--type-lead) / max(1.3, var(--leading) - 0.3) var(--body));
    text-wrap: balance;
  }
`;

const Arrow = styled.svg`
  inline-size: 0.46em;
  margin-inline-end: 0.05em; /* as much as the letter-spacing takes before it */
  fill: var(--result-arrow, currentColor);
  :dir(rtl) & {
    scale: -1 1;
  }
`;
