import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';

export type CaseData = BlockDataOf<'cases'>['items'][number];

/** Renders the statistics of a case. Their names come from the UI texts of the site, in the form for the number. */
export function CaseStats({ stats }: { stats: CaseData['stats'] }) {
  const { t } = useTranslation();
  return (
    <StatList>
      {stats.map(({ name, value, display }, index) => (
        <div key={index}>
          <dt>{t(`frame.cases.${name}`, { count: value })}</dt>
          <dd>
            {/* A number keeps its direction in Arabic; with a word after it, the browser detects the direction. */}
            {name === 'duration' ? (
              <bdi>{t('frame.cases.months', { count: value })}</bdi>
            ) : (
              // A rating is two numbers, which do not count up.
              <bdi dir="ltr" data-effect={name === 'rating' ? undefined : 'counter'} data-value={value}>
                {display}
              </bdi>
            )}
          </dd>
        </div>
      ))}
    </StatList>
  );
}

/* Each is as wide as its longest word at least; what does not fit beside the others goes below them. */
const StatList = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 12px clamp(16px, 3vw, 40px);
  padding-block: 16px;
  margin-block-start: auto; /* at the bottom of its column */
  border-block: 1px solid var(--line);
  > div {
    flex: 1 1 min-content;
    max-inline-size: max-content;
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dd {
    font: var(--weight-display) var(--type-name) / max(1.1, var(--leading-display) - 0.13) var(--display);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  dt,
  dd {
    overflow-wrap: break-word; /* a column is as wide as its longest word */
  }
  dt {
    font-size: var(--type-small);
    line-height: max(1.35, var(--leading) - 0.3);
    color: var(--muted);
  }
  /* in a third of a narrow row */
  @container (max-width: 320px) {
    gap: 8px 12px;
    dd {
      font-size: var(--type-lead);
      white-space: normal;
    }
  }
`;
