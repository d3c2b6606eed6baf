import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LinkData } from '../../site/page-data.types';
import { linkProps } from '../../ui/action';

/** Where a visitor is who has left the first screen: on the way down, on the way up, or at the foot. */
type Place = 'down' | 'up' | 'foot';

/**
 * Opens a chat with its first words filled in; it floats over the foot of every page. The first screen
 * has buttons of its own, so it comes when the visitor has left that behind. Where it would lie over the
 * text it is away while one reads on, and back on the way up and at the foot of the page, under which there
 * is room for it. As long as no client runs it is there.
 */
export function ChatButton({ chat }: { chat: LinkData }) {
  const { t } = useTranslation();
  const [place, setPlace] = useState<Place>();

  useEffect(() => {
    let before = 0;
    const follow = () => {
      const { scrollY, innerHeight } = window;
      const left = document.documentElement.scrollHeight - innerHeight - scrollY;
      const moved = scrollY - before;
      before = scrollY;
      if (scrollY <= FIRST_SCREEN) setPlace(undefined);
      else if (left < FOOT) setPlace('foot');
      else if (moved !== 0) setPlace(moved > 0 ? 'down' : 'up');
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return (
    <aside aria-label={t('frame.details.chat')} data-behind-menu>
      <Chat {...linkProps(chat)} data-place={place} aria-label={t('frame.chat.label')}>
        <Balloon />
        <span>{chat.label}</span>
      </Chat>
    </aside>
  );
}

/** A speech balloon with the cut corners of everything here. */
function Balloon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M7 2h10l5 5v7l-5 5h-4l-6 4v-4l-5-5V7z" />
    </svg>
  );
}

/** How far down the page it comes, in pixels. */
const FIRST_SCREEN = 200;

/** How near to its end the page has room for the button, in pixels. */
const FOOT = 32;

/* An ink plate with a light line: it is seen on every ground, light or dark. */
const Chat = styled.a`
  position: fixed;
  z-index: 6;
  inset-inline-end: 20px;
  inset-block-end: 20px;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-block-size: 56px;
  padding-inline: 18px 22px;
  border: 1.5px solid var(--chaux);
  border-start-end-radius: var(--cut-button);
  corner-shape: bevel;
  background: var(--encre);
  color: var(--chaux);
  font-size: 0.9375rem;
  font-weight: 600;
  text-decoration: none;
  transition: translate var(--hover) var(--ease);
  /* Away it is only out of sight: the keyboard reaches it, and brings it back. A client that never arrives hides nothing. */
  html[data-ready] &:not([data-place], :focus-visible) {
    translate: 0 calc(100% + 96px);
  }
  /* A narrower screen has no margin for it beside the text; over a form it does not come at all. */
  @media (max-width: 89.9375em) {
    html[data-ready] &[data-place='down']:not(:focus-visible),
    html[data-ready]:has(main form) &[data-place='up']:not(:focus-visible) {
      translate: 0 calc(100% + 96px);
    }
  }
  /* Above the line that offers another language. */
  :root:has([data-suggestion]) & {
    inset-block-end: 76px;
  }
  /* What the keyboard reaches is scrolled clear of it. */
  html:has(&) {
    scroll-padding-block-end: 96px;
  }
  html:has([data-suggestion]):has(&) {
    scroll-padding-block-end: 152px;
  }
  /* A toast stands as high, and on a phone above the button. */
  html:has(:is([role='alert'], [role='status']) > [data-type]):has(&) {
    scroll-padding-block-end: 200px;
  }
  svg {
    inline-size: 24px;
    flex: none;
    fill: var(--menthe);
    transition: rotate var(--hover) var(--ease);
  }
  &:hover svg {
    rotate: -8deg;
  }
  &:focus-visible {
    outline-color: var(--safran);
    outline-offset: -6px;
  }
  /* With its word it is as wide as the margin beside the column on a large screen only. */
  @media (max-width: 99.9375em) {
    inline-size: 56px;
    padding: 0;
    span {
      display: none;
    }
  }
  @media (max-width: 56.25em) {
    inset-inline-end: 14px;
    inset-block-end: 14px;
  }
  @media print {
    display: none;
  }
`;
