import { useRef } from 'react';
import styled from 'styled-components';
import type { LayoutData } from '../../../site/page-data.types';
import { Button, linkProps, NewTab } from '../../ui/action';
import { headerSizes } from '../../ui/sizes/header-sizes';
import { Container } from '../../ui/layout';
import { currentPage, type HeaderPage } from './header-page';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { SiteMenu } from './site-menu';
import { useCloseMenus } from './use-close-menus';
import { useScrollState } from './use-scroll-state';

interface HeaderProps {
  layout: LayoutData;
  page: HeaderPage;
  /** The section of the page that is loading, whose colors it has at once. */
  next?: string | undefined;
}

/**
 * The header of every page: the brand, the menu, the languages and the contact button. It leaves
 * while the visitor scrolls down and returns on the way up (`useScrollState`). On paper the brand alone heads the first page.
 */
export function Header({ layout, page, next }: HeaderProps) {
  const top = useRef<HTMLElement>(null);
  useCloseMenus(top);
  useScrollState();
  return (
    <Top ref={top} data-section={next}>
      <Bar>
        <Row>
          <Logo layout={layout} />
          <SiteMenu layout={layout} page={page} />
          <LanguageSwitch
            language={page.language}
            languages={layout.languages}
            alternates={page.alternates}
          />
          {layout.header
            .filter((entry) => entry.button)
            .map((entry) => (
              <Main
                key={entry.href}
                {...linkProps(entry)}
                data-small
                data-screen-only
                aria-current={currentPage(entry.href, page)}
              >
                {entry.label}
                {entry.external && <NewTab />}
              </Main>
            ))}
        </Row>
      </Bar>
    </Top>
  );
}

/* Reserves the height of the bar, so that the page does not move when the open menu makes the bar fixed. */
const Top = styled.header`
  --row: 76px;
  --row-width: max(var(--space-width), var(--header-width)); /* a long row is wider than the column */
  position: relative;
  z-index: 5;
  min-block-size: var(--bar);
  background: var(--page);
  /* Without a client nothing knows the direction: it stays at the top of the page. */
  html[data-ready] & {
    position: sticky;
    inset-block-start: 0;
    transition: translate var(--hover) var(--ease);
    /* a window as low as at a zoom of 400 % has no room for it (base.css) */
    @media (--low) and (--narrow) {
      position: relative;
    }
  }
  /* Out of view, not out of reach: the keyboard shows it, an open menu and the next page keep it. */
  @media screen {
    html:is([data-scroll='down'], [data-scroll='foot']) &:not([data-section], :has(:focus-visible, [open])) {
      translate: 0 -100%;
    }
  }
  html &[data-section],
  &[data-section] * {
    transition: none;
  }
  @media (--compact) {
    --row: 64px;
  }
  @media print {
    margin-block-end: 24px;
  }
  @media (--burger-menu) {
    &:has([data-burger][open]) {
      z-index: 8;
    }
  }
`;

/* With an open menu behind the burger, the bar is fixed at the top, whatever the scroll position. */
const Bar = styled.div`
  border-block-end: 1px solid var(--line);
  background: var(--page);
  @media screen and (--burger-menu) {
    &:has([data-burger][open]) {
      position: fixed;
      inset-block-start: 0;
      inset-inline: 0;
      border-block-end-color: transparent;
    }
  }
`;

/* The languages come before the burger; reading-flow gives the keyboard the visual order. */
const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${headerSizes.gap}px;
  max-inline-size: var(--row-width);
  min-block-size: var(--row);
  font-size: var(--type-label);
  font-weight: 500;
  > :first-child {
    margin-inline-end: auto;
  }
  @media (--compact) {
    gap: 0;
    padding-inline-end: calc(var(--space-gutter) - ${headerSizes.burgerOutset}px);
  }
  @media (--burger-menu) {
    reading-flow: flex-visual;
    > nav {
      order: 1;
    }
  }
`;

/* On a phone, and where it has no room beside the languages, the button is in the menu. */
const Main = styled(Button)`
  white-space: nowrap;
  &[aria-current] {
    box-shadow: 0 4px var(--text);
  }
  @media (--burger-menu) {
    margin-inline: 4px;
  }
  @media (--button-in-menu) {
    display: none;
  }
`;
