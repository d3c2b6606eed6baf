import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BlockDataOf } from '../../../site/page-data.types';
import { ArrowLink } from '../../ui/action';
import { Star } from '../../ui/icons/ui-icons';
import { FormattedText } from '../../ui/formatted-text';

export type CaseData = BlockDataOf<'cases'>['items'][number];

/**
 * Renders what a case says, in its card or beside its picture.
 *
 * @param nameId the id of its name, which names the element around it
 */
export function CaseText({ item, nameId }: { item: CaseData; nameId: string }) {
  return (
    <>
      <CaseCategory item={item} />
      <FormattedText as="h3" id={nameId}>
        {item.name}
      </FormattedText>
      <FormattedText as="p">{item.description}</FormattedText>
      <Technologies names={item.technologies} />
      <CaseStats stats={item.stats} />
      <CaseLinks item={item} />
    </>
  );
}

/** Renders the category and the year of a case on one line. */
function CaseCategory({ item }: { item: CaseData }) {
  const { t } = useTranslation();
  return (
    <CategoryLine>
      {item.featured && (
        <strong>
          <Star />
          {t('frame.cases.featured')}
        </strong>
      )}
      <span>
        <FormattedText as="span">{item.category}</FormattedText>
        {item.year && <span>{item.year}</span>}
      </span>
    </CategoryLine>
  );
}

/** Renders the technologies of a case as a list. */
function Technologies({ names }: { names?: string[] }) {
  if (!names) return null;
  return (
    <TechnologyList>
      {names.map((name) => (
        <li key={name}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </TechnologyList>
  );
}

/** Renders the statistics of a case. Their names come from the UI texts of the site, in the form for the number. */
export function CaseStats({ stats }: { stats: CaseData['stats'] }) {
  const { t } = useTranslation();
  return (
    <StatList>
      {stats.map(({ name, value, display }) => (
        <div key={name}>
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

/** Renders the links to the service that was ordered and to the project's own site, with their names. */
function CaseLinks({ item: { name, service, url } }: { item: CaseData }) {
  const { t } = useTranslation();
  if (!service && !url) return null;
  return (
    <Links>
      {service && (
        <ArrowLink link={{ label: t('frame.cases.service', { name: service.label }), href: service.href }} />
      )}
      {url && <ArrowLink link={{ label: t('frame.cases.visit', { name }), href: url, external: true }} />}
    </Links>
  );
}

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
`;

const CategoryLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  font-size: var(--type-small);
  color: var(--muted);
  /* the year stays with its category */
  > span {
    display: flex;
    gap: 20px;
  }
  strong {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 600;
    color: var(--accent);
  }
  svg {
    inline-size: 16px;
    fill: currentColor;
  }
`;

const TechnologyList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 0;
  font-size: var(--type-small);
  li + li::before {
    content: '';
    display: inline-block;
    border: 2.5px solid var(--border);
    rotate: 45deg;
    margin-inline: 12px;
    vertical-align: middle;
  }
`;

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
