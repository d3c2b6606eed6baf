import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ArrowLink } from '../../ui/action';
import { FormattedText } from '../../ui/formatted-text';
import { Star } from '../../ui/icons/ui-icons';
import { CaseStats, type CaseData } from './case-stats';

/** Renders what a case says, under its name. Its links lead to the service that was ordered and to the project's own site. */
export function CaseText({ item }: { item: CaseData }) {
  const { t } = useTranslation();
  const { name, technologies, service, url } = item;
  return (
    <Text>
      <Category>
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
      </Category>
      <FormattedText as="h3" id={`${item.id}-name`}>
        {name}
      </FormattedText>
      <FormattedText as="p">{item.description}</FormattedText>
      {technologies && (
        <Technologies>
          {technologies.map((technology, index) => (
            <li key={index}>
              <bdi>{technology}</bdi>
            </li>
          ))}
        </Technologies>
      )}
      <CaseStats stats={item.stats} />
      {(service || url) && (
        <Links>
          {service && (
            <ArrowLink
              link={{ label: t('frame.cases.service', { name: service.label }), href: service.href }}
            />
          )}
          {url && <ArrowLink link={{ label: t('frame.cases.visit', { name }), href: url, external: true }} />}
        </Links>
      )}
    </Text>
  );
}

const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  > h3 + p {
    color: var(--muted);
    max-inline-size: var(--measure);
  }
`;

const Category = styled.p`
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

const Technologies = styled.ul`
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

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
`;
