import { useRef } from 'react';
import styled from 'styled-components';
import type { LayoutData } from '../../site/page-data.types';
import { Button } from '../../ui/action';
import { Container } from '../../ui/layout';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { SiteMenu } from './site-menu';
import { useClosing } from './use-close-menus';
import type { HeaderPage } from './header-page';

/** The head of every page: the brand, the menu, the languages and the way to write to us. */
export function Header({ frame, page }: { frame: LayoutData; page: HeaderPage }) {
  const top = useRef<HTMLElement>(null);
  useClosing(top);
  return (
    <Top ref={top}>
      <Bar>
        <Row>
          <Logo href={frame.home.href} name={frame.organization.name} />
          <SiteMenu frame={frame} page={page} />
          <LanguageSwitch language={page.language} alternates={page.alternates} />
          {frame.header
            .filter((entry) => entry.button)
            .map((entry) => (
              <Main key={entry.href}>
                <Button
                  href={entry.href}
                  data-small
                  aria-current={entry.href === page.url ? 'page' : undefined}
                >
                  {entry.label}
                </Button>
              </Main>
            ))}
        </Row>
      </Bar>
    </Top>
  );
}

/* Its height is kept here, so that the page stays where it is while the open menu takes the bar out of it. */
const Top = styled.header`
  position: relative;
  z-index: 5;
  min-block-size: 77px;
  background: var(--page);
  @media (max-width: 73.75em) {
    min-block-size: 65px;
    &:has([data-burger][open]) {
      z-index: 8;
    }
  }
  @media print {
    display: none;
  }
`;

/* On a narrow screen with the menu open it stands at the upper edge, wherever the page is scrolled to. */
const Bar = styled.div`
  border-block-end: 1px solid var(--line);
  background: var(--page);
  @media (max-width: 73.75em) {
    &:has([data-burger][open]) {
      position: fixed;
      inset-block-start: 0;
      inset-inline: 0;
      border-block-end-color: transparent;
    }
  }
`;

/* The languages stand before the burger on a narrow screen; reading-flow lets the keyboard follow the eye. */
const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 76px;
  font-size: 0.96875rem;
  font-weight: 500;
  > :first-child {
    margin-inline-end: auto;
  }
  @media (max-width: 73.75em) {
    gap: 0;
    min-block-size: 64px;
    padding-inline-end: calc(var(--gutter) - 10px);
    reading-flow: flex-visual;
    > nav {
      order: 1;
    }
  }
`;

/* Under 1180 px the menu holds it, in its list. */
const Main = styled.div`
  [aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
  @media (max-width: 73.75em) {
    display: none;
  }
`;
