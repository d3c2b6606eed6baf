import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LayoutData } from '../../../site/page-data.types';
import { Button, ButtonLink, linkProps, NewTab } from '../../ui/action';
import { headerSizes } from '../../ui/sizes/header-sizes';
import { FormattedText } from '../../ui/formatted-text';
import { CloseIcon, MenuIcon } from '../../ui/icons/ui-icons';
import { currentPage, type HeaderPage } from './header-page';
import { LanguageSuggestion } from './language-suggestion';
import { MenuSection } from './menu-section';

/**
 * The menu of the site: a row of entries, and where its entries have no room a full-screen list behind a burger. Both are the same list,
 * so that its links are written, read out and downloaded once. The burger is a separate `<details>` before the list: it
 * works without script, and the list can still be a row.
 */
export function SiteMenu({ layout, page }: { layout: LayoutData; page: HeaderPage }) {
  const { t } = useTranslation();
  const { phone, chat, hours } = layout.organization.details;
  const entries = layout.header.filter(({ button }) => !button);
  return (
    <nav aria-label={t('frame.navigation.main')} data-screen-only>
      {/* A menu that was opened before hydration has `open`, which React does not render: that is fine. */}
      <Burger data-burger suppressHydrationWarning>
        <summary>
          <MenuIcon />
          <CloseIcon />
          <span className="visually-hidden">{t('frame.navigation.menu')}</span>
          <span className="visually-hidden">{t('frame.navigation.closeMenu')}</span>
        </summary>
      </Burger>
      <Menu>
        <LanguageSuggestion page={page} languages={layout.languages} place="menu" />
        {entries.length > 0 && (
          <ul>
            {entries.map((entry) => (
              <li key={entry.href}>
                {entry.section ? (
                  <MenuSection entry={entry} section={entry.section} page={page} />
                ) : (
                  <a {...linkProps(entry)} aria-current={currentPage(entry.href, page)}>
                    {entry.label}
                    {entry.external && <NewTab />}
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
        <End>
          {layout.header
            .filter(({ button }) => button)
            .map((entry) => (
              <Button key={entry.href} {...linkProps(entry)} aria-current={currentPage(entry.href, page)}>
                {entry.label}
                {entry.external && <NewTab />}
              </Button>
            ))}
          <ButtonLink link={phone} secondary />
          {chat && <ButtonLink link={chat} secondary />}
          {hours && <FormattedText as="p">{hours}</FormattedText>}
        </End>
      </Menu>
    </nav>
  );
}

const Burger = styled.details`
  display: none;
  > summary {
    display: grid;
    place-items: center;
    inline-size: var(--target);
    block-size: var(--target);
  }
  &:not([open]) > summary > svg + svg,
  &:not([open]) > summary > span + span,
  &[open] > summary > svg:first-child,
  &[open] > summary > svg + svg + span {
    display: none;
  }
  @media (--burger-menu) {
    display: block;
  }
  @media screen and (--burger-menu) {
    /* The content under the open menu neither scrolls nor takes the focus. */
    html:has(&[open]) {
      overflow: hidden;
    }
    /* Unlike "visibility", it needs no new styles for all that is inside; the size stays (base.css). */
    html:has(&[open]) :is(main, footer, [data-behind-menu]) {
      content-visibility: hidden;
    }
  }
`;

const Menu = styled.div`
  > ul > li > a,
  summary {
    display: flex;
    align-items: center;
    min-block-size: var(--target);
    text-decoration: none;
  }
  > ul > li > a:hover {
    color: var(--accent);
  }
  @media not (--burger-menu) {
    > ul {
      display: flex;
      gap: clamp(0px, (min(100vw, var(--row-width)) - var(--header-width)) / 14, 16px);
    }
    > ul > li > a,
    summary {
      padding-inline: ${headerSizes.entryPadding}px;
      white-space: nowrap;
    }
    > ul > li > a[aria-current],
    summary[aria-current] {
      box-shadow: inset 0 -3px 0 var(--accent);
    }
  }
  @media (--burger-menu) {
    display: none;
    position: fixed;
    inset: var(--row) 0 0;
    flex-direction: column;
    padding: 0 var(--edge) 32px;
    background: var(--page);
    overflow-wrap: anywhere;
    overflow-y: auto;
    overscroll-behavior: contain;
    [data-burger][open] + & {
      display: flex;
    }
    @media (--languages-in-menu) {
      padding-block-start: calc(var(--target) + 16px);
    }
    > ul > li > a,
    summary {
      min-block-size: 60px;
      border-block-end: 1px solid var(--line);
      font: var(--weight-display) var(--type-name) / max(1.2, var(--leading-display)) var(--display);
      letter-spacing: var(--tracking);
    }
    > ul > li > a[aria-current],
    summary[aria-current] {
      border-block-end: 3px solid var(--accent);
    }
    [open] > summary {
      border-color: transparent;
    }
  }
  @media (forced-colors: active) {
    [aria-current] {
      text-decoration: underline;
    }
  }
`;

/* The ways to a message at the end of the narrow menu; a wide screen has them in its header and footer. */
const End = styled.div`
  display: none;
  @media (--burger-menu) {
    display: grid;
    gap: 16px;
    margin-block-start: auto;
    padding-block-start: 24px;
    color: var(--muted);
    font-size: var(--type-small);
    font-weight: 400;
  }
`;
