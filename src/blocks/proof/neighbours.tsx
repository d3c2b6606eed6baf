import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { PageLinkData } from '../../site/page-data.types';
import { Arrow } from '../../ui/icons/ui-icons';
import { FormattedText } from '../../ui/formatted-text';
import { SubjectIcon } from '../../ui/subject-icon';

/** Renders links to the neighbouring services, side by side between two lines. */
export function Neighbours({ links }: { links: PageLinkData[] }) {
  const { t } = useTranslation();
  if (links.length === 0) return null;
  return (
    <Row aria-label={t('frame.proof.neighbours')}>
      {links.map((link) => (
        <a key={link.href} href={link.href}>
          <SubjectIcon of={link} />
          <span>
            <b>
              <FormattedText>{link.name}</FormattedText>
            </b>
            {link.summary && <FormattedText>{link.summary}</FormattedText>}
          </span>
          <Arrow />
        </a>
      ))}
    </Row>
  );
}

const Row = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: 40px;
  margin-block-start: var(--space-header);
  border-block-start: 1.5px solid var(--rule);
  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 18px;
    align-items: center;
    padding-block: 20px;
    border-block-end: 1px solid var(--line);
    text-decoration: none;
    transition: color var(--hover);
  }
  a:only-child {
    grid-column: 1 / -1;
  }
  a:hover {
    color: var(--accent);
  }
  a > span:not(:first-child) {
    font-size: var(--type-small);
    color: var(--muted);
    text-wrap: pretty;
  }
  b {
    display: block;
    margin-block-end: 4px;
    font: var(--weight-display) var(--type-h4) / max(1.2, var(--leading-display)) var(--display);
    letter-spacing: var(--tracking);
    color: var(--text);
  }
  a:hover b {
    color: inherit;
  }
  @media (max-width: 56.25em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
