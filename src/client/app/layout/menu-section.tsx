import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { HeaderEntry } from '../../../site/page-data.types';
import { Drawing } from '../../ui/drawing';
import { headerSizes } from '../../ui/sizes/header-sizes';
import { Container } from '../../ui/layout';
import { Arrow } from '../../ui/icons/ui-icons';
import { SubjectIcon } from '../../ui/subject-icon';
import { currentPage, type HeaderPage } from './header-page';

interface Props {
  entry: HeaderEntry;
  section: NonNullable<HeaderEntry['section']>;
  page: HeaderPage;
}

/**
 * A section in the menu: a panel across the screen, or an inline list on a narrow one. Only one is open at a time,
 * because all share the same `name`.
 */
export function MenuSection({ entry, section, page }: Props) {
  const { t } = useTranslation();
  return (
    // A section that was opened before hydration has `open`, which React does not render: that is fine.
    <Section name="header-menu" data-section={section.id} suppressHydrationWarning>
      <summary aria-current={section.id === page.section ? 'true' : undefined}>{entry.label}</summary>
      <Panel>
        <Columns>
          <Intro>
            {section.drawing && <Drawing src={section.drawing} />}
            <p>{section.name}</p>
            <p>{section.summary}</p>
            <a href={entry.href} aria-current={currentPage(entry.href, page)}>
              <span>
                {t('frame.navigation.allOf')}
                <span className="visually-hidden"> ({section.name})</span>
              </span>
              <Arrow />
            </a>
          </Intro>
          <Pages>
            {section.pages.map((link) => (
              <li key={link.href}>
                <a href={link.href} aria-current={currentPage(link.href, page)}>
                  <SubjectIcon drawing={link.drawing} />
                  <span>
                    {link.name}
                    <small>{link.summary}</small>
                  </span>
                </a>
              </li>
            ))}
          </Pages>
        </Columns>
      </Panel>
    </Section>
  );
}

const Section = styled.details`
  > summary {
    --open-sign: ${headerSizes.sign}px;
    --open-sign-color: var(--muted);
    gap: ${headerSizes.signGap}px;
  }
  > summary:hover,
  &[open] > summary {
    --open-sign-color: var(--accent);
    color: var(--accent);
  }
  @media (--burger-menu) {
    > summary {
      --open-sign: 24px;
      justify-content: space-between;
    }
  }
`;

const Panel = styled.div`
  font-weight: 400;
  @media not (--burger-menu) {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 100%;
    max-block-size: calc(100dvh - var(--bar)); /* it stays in view with the header */
    overflow: hidden auto;
    background: var(--card);
    border-block-end: 1px solid var(--rule);
  }
  @media (--burger-menu) {
    border-block-end: 1px solid var(--line);
    padding-block-end: 14px;
    font-size: var(--type-body);
  }
`;

const Columns = styled(Container)`
  @media not (--burger-menu) {
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: 20px;
  }
  @media (--burger-menu) {
    padding: 0;
  }
`;

/* The plate extends to the edge of the screen; on a narrow one only its link is shown, first in the list. */
const Intro = styled.div`
  > p:first-of-type {
    font: var(--title-h2);
    font-size: min(var(--type-h2), 10.2cqi);
    letter-spacing: var(--tracking);
    text-wrap: balance;
  }
  > p:last-of-type {
    max-inline-size: 22em;
    color: var(--on-plate-muted);
  }
  > a {
    display: flex;
    align-items: center;
    gap: 10px;
    min-block-size: var(--target);
    font-weight: 600;
  }
  @media not (--burger-menu) {
    grid-column: span 4;
    position: relative;
    overflow: hidden;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: flex-end;
    gap: 12px;
    min-block-size: 360px;
    margin-inline-start: calc(-1 * var(--edge));
    padding: 32px 20px;
    padding-inline-start: var(--edge);
    container-type: inline-size;
    background: var(--plate);
    color: var(--on-plate);
    > picture {
      position: relative;
      flex: 1;
      align-self: stretch;
      min-block-size: 180px;
      margin-block: -32px 8px;
      margin-inline: calc(-1 * var(--edge)) -20px;
    }
    img {
      position: absolute;
    }
    --outline: currentColor;
  }
  @media (--burger-menu) {
    > picture,
    > p {
      display: none;
    }
    > a {
      min-block-size: 48px;
      padding-inline-start: 66px;
      text-decoration: none;
    }
  }
`;

const Pages = styled.ul`
  a {
    --subject: 72px;
    display: grid;
    grid-template-columns: var(--subject) 1fr;
    gap: 16px;
    align-items: center;
    padding-block: 14px;
    font-weight: 600;
    line-height: max(1.45, var(--leading) - 0.3);
    text-decoration: none;
  }
  a > svg {
    justify-self: center;
  }
  a:hover,
  a[aria-current] {
    color: var(--accent);
  }
  small {
    display: block;
    color: var(--muted);
    font-size: var(--type-small);
    font-weight: 400;
    text-wrap: pretty;
  }
  @media not (--burger-menu) {
    grid-column: 6 / -1;
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: 40px;
    align-content: start;
    padding-block: 20px 28px;
    /* aligns the names of a row, however long their summaries are */
    a {
      align-items: start;
      block-size: 100%;
      border-block-end: 1px solid var(--line);
    }
    a[aria-current] {
      box-shadow: inset 0 -3px 0 var(--accent);
    }
  }
  @media (--burger-menu) {
    a {
      --subject: 52px;
      gap: 14px;
      min-block-size: 48px;
      padding-block: 4px;
      font-weight: 400;
    }
    a[aria-current] {
      font-weight: 600;
    }
    small {
      display: none;
    }
  }
`;
