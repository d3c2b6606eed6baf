import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LinkData } from '../site/page-data.types';
import { destination } from '../ui/action';

/**
 * Opens a chat with its first words filled in; it floats over the foot of every page. The first screen
 * has buttons of its own, so it comes when the visitor has left that behind; as long as no client runs it is there.
 */
export function ChatButton({ chat }: { chat: LinkData }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const follow = () => setShown(window.scrollY > FIRST_SCREEN);
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);

  return (
    <aside aria-label={t('frame.details.chat')} data-behind-menu>
      <Chat {...destination(chat)} data-shown={shown || undefined} aria-label={t('frame.chat.label')}>
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
  html[data-ready] &:not([data-shown], :focus-visible) {
    translate: 0 calc(100% + 32px);
  }
  /* Above the line that offers another language. */
  :root:has([data-suggestion]) & {
    inset-block-end: 76px;
  }
  /* What the keyboard reaches is scrolled clear of it. */
  html:has(&) {
    scroll-padding-block-end: 96px;
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
