import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../site/page-data.types';
import { ArrowLink } from '../../ui/action';
import { FormattedText } from '../../ui/formatted-text';

export type CaseLink = BlockDataOf<'proof'>['cases'][number];

/** Renders one case beside the quote: its figure in large type, and a link to it. */
export function CaseFigure({ item }: { item: CaseLink }) {
  return (
    <Box>
      {item.figure && <Figure figure={item.figure} />}
      {item.category && (
        <p>
          <FormattedText>{item.category}</FormattedText>
        </p>
      )}
      <ArrowLink link={{ label: item.name, href: item.href }} />
    </Box>
  );
}

/** Renders a figure of a case with its name, in the form for the number. */
export function Figure({ figure: { name, value, display } }: { figure: NonNullable<CaseLink['figure']> }) {
  const { t } = useTranslation();
  return (
    <dl>
      <dt>{t(`frame.cases.${name}`, { count: value })}</dt>
      <dd>
        {name === 'duration' ? (
          <bdi data-words>{t('frame.cases.months', { count: value })}</bdi>
        ) : (
          <bdi dir="ltr">{display}</bdi>
        )}
      </dd>
    </dl>
  );
}

const Box = styled.div`
  grid-column: 10 / -1;
  display: grid;
  gap: 6px;
  justify-items: start;
  padding-inline-start: 28px;
  border-inline-start: 1.5px solid var(--rule);
  dl {
    display: flex;
    flex-direction: column-reverse;
  }
  dd {
    font: var(--weight-display) var(--type-figure) / 1.05 var(--display);
    letter-spacing: var(--tracking);
    font-variant-numeric: tabular-nums;
    text-wrap: balance;
  }
  /* a number with its word is longer */
  [data-words] {
    font-size: var(--type-h2-narrow);
  }
  dt {
    color: var(--muted);
  }
  p {
    margin-block-start: 14px;
    font-size: var(--type-small);
    color: var(--muted);
  }
  @media (max-width: 73.75em) {
    padding-inline-start: 20px;
    dd {
      font-size: var(--type-h2-narrow);
    }
  }
  @media (max-width: 56.25em) {
    dd {
      font-size: var(--type-figure);
    }
  }
`;
