import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LinkData } from '../../site/page-data.types';
import { linkProps } from '../../ui/action';

/** The scroll state below the first screen: scrolling down, scrolling up, or at the bottom. */
type ScrollState = 'down' | 'up' | 'foot';

/**
 * Opens a chat with a prefilled greeting. It floats over the bottom of every page. It is hidden on the first screen,
 * which has buttons. Where it would cover text, it is also hidden while the visitor scrolls down, and shown while
 * scrolling up and at the bottom of the page, which leaves room for it. Without script it is always shown.
 */
export function ChatButton({ chat }: { chat: LinkData }) {
  const { t } = useTranslation();
  const [scrollState, setScrollState] = useState<ScrollState>();

  useEffect(() => {
    let previousY = 0;
    const update = () => {
      const { scrollY, innerHeight } = window;
      const remaining = document.documentElement.scrollHeight - innerHeight - scrollY;
      const moved = scrollY - previousY;
      previousY = scrollY;
      if (scrollY <= FIRST_SCREEN) setScrollState(undefined);
      else if (remaining < BOTTOM_DISTANCE) setScrollState('foot');
      else if (moved !== 0) setScrollState(moved > 0 ? 'down' : 'up');
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return (
    <aside aria-label={t('frame.details.chat')} data-behind-menu>
      <Chat {...linkProps(chat)} data-place={scrollState} aria-label={t('frame.chat.label')}>
        <Balloon />
        <span>{chat.label}</span>
      </Chat>
    </aside>
  );
}

/** A speech balloon with the cut corners of the design. */
function Balloon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M7 2h10l5 5v7l-5 5h-4l-6 4v-4l-5-5V7z" />
    </svg>
  );
}

/** The scroll position above which the button is hidden, in pixels. */
const FIRST_SCREEN = 200;

/** The distance to the end of the page within which there is room for the button, in pixels. */
const BOTTOM_DISTANCE = 32;

/* An ink plate with a light border: it is visible on light and dark backgrounds. */
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
  border: 1.5px solid var(--notice-text);
  border-start-end-radius: var(--cut-button);
  corner-shape: bevel;
  background: var(--notice);
  color: var(--notice-text);
  font-size: var(--type-label);
  font-weight: 600;
  text-decoration: none;
  transition: translate var(--hover) var(--ease);
  /* Hidden, it is only moved out of view: the keyboard can reach it and shows it. Without a client, nothing is hidden. */
  html[data-ready] &:not([data-place], :focus-visible) {
    translate: 0 calc(100% + 96px);
  }
  /* A narrower screen has no margin for it next to the text; over a form it is never shown. */
  @media (max-width: 89.9375em) {
    html[data-ready] &[data-place='down']:not(:focus-visible),
    html[data-ready]:has(main form) &[data-place='up']:not(:focus-visible) {
      translate: 0 calc(100% + 96px);
    }
  }
  /* Above the language suggestion. */
  :root:has([data-suggestion]) & {
    inset-block-end: 76px;
  }
  /* Keyboard focus scrolls elements clear of it. */
  html:has(&) {
    scroll-padding-block-end: 96px;
  }
  html:has([data-suggestion]):has(&) {
    scroll-padding-block-end: 152px;
  }
  /* A toast has the same position, and on a phone is above the button. */
  html:has(:is([role='alert'], [role='status']) > [data-type]):has(&) {
    scroll-padding-block-end: 200px;
  }
  svg {
    inline-size: 24px;
    flex: none;
    fill: var(--band-accent);
    transition: rotate var(--hover) var(--ease);
  }
  &:hover svg {
    rotate: -8deg;
  }
  &:focus-visible {
    outline-color: var(--highlight);
    outline-offset: -6px;
  }
  /* With its label, it fits into the margin next to the column on a large screen only. */
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
