import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { ArrowLink } from '../../ui/action';
import { FormattedText } from '../../ui/formatted-text';

export type CaseLink = BlockDataOf<'proof'>['cases'][number];

/** Renders one case beside the quote: its figure, which may be the largest of the page, and a link to it. */
export function CaseFigure({ item, isLarge = false }: { item: CaseLink; isLarge?: boolean | undefined }) {
  return (
    <Box data-large={isLarge || undefined}>
      {item.figure && <Figure figure={item.figure} />}
      {item.category && <FormattedText as="p">{item.category}</FormattedText>}
      <ArrowLink link={{ label: item.name, href: item.href }} />
    </Box>
  );
}

/** Renders a figure of a case with its name, in the form for the number. A duration has the word for months beside it. */
export function Figure({ figure: { name, value, display } }: { figure: NonNullable<CaseLink['figure']> }) {
  const { t } = useTranslation();
  const [, number, unit] = /^(\d+)(\D+)$/.exec(t('frame.cases.months', { count: value })) ?? [];
  const isDuration = name === 'duration';
  return (
    <dl>
      <dt>{t(`frame.cases.${name}`, { count: value })}</dt>
      <dd data-long={display.length > 4 || undefined}>
        {isDuration ? (
          <bdi>
            {number ?? t('frame.cases.months', { count: value })}
            <small>{unit}</small>
          </bdi>
        ) : (
          <bdi dir="ltr">{display}</bdi>
        )}
      </dd>
    </dl>
  );
}

const Box = styled.div`
  --figure: var(--type-h2);
  container-type: inline-size;
  display: grid;
  justify-items: start;
  &[data-large] {
    --figure: var(--type-figure-large, clamp(7rem, 4.9rem + 8.6vw, 13.75rem));
  }
  dl {
    display: flex;
    flex-direction: column-reverse;
  }
  dd {
    font: var(--weight-display) min(var(--figure), 40cqi) / 0.9 var(--display);
    letter-spacing: -0.05em;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  &[data-large] dd[data-long] {
    font-size: calc(min(var(--figure), 40cqi) * 0.64);
  }
  small {
    font-size: 0.3em;
    letter-spacing: 0;
    white-space: normal;
  }
  dt {
    margin-block-start: 14px;
    font: 600 var(--type-lead) / max(1.3, var(--leading) - 0.3) var(--body);
  }
`;
