import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LinkData } from '../../site/page-data.types';
import { linkProps } from '../../ui/action';
import { useScrollState } from './use-scroll-state';

/**
 * Opens a chat with a prefilled greeting. It floats over every page and covers no text: on a wide screen it is in the
 * margin, with its word; on a narrow one it is an icon, on the first screen where no words are under it, that leaves while
 * the visitor scrolls down and returns on the way up. A page with a form lists the chat above the form, and has the icon
 * at its end only. Without script it is always shown.
 */
export function ChatButton({ chat }: { chat: LinkData }) {
  const { t } = useTranslation();
  const link = useRef<HTMLAnchorElement>(null);
  useScrollState(link);
  return (
    <aside aria-label={t('frame.details.chat')} data-behind-menu>
      <Chat ref={link} {...linkProps(chat)} aria-label={t('frame.chat.label')}>
        <Balloon />
        <span>{chat.label}</span>
      </Chat>
    </aside>
  );
}

/** A telephone in a speech balloon, with the cut corners of the design. */
function Balloon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M8 1h8l6 6v8l-6 6H8l-6 2.5L3.6 17 2 15V7z" />
      <path d="M8.4 6.4h2.2l1.1 2.8-1.3 1.3a6.4 6.4 0 0 0 3.1 3.1l1.3-1.3 2.8 1.1v2.2l-1.3 1.3C11.5 16.6 7.4 12.5 7.1 7.7z" />
    </svg>
  );
}

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
  /* Above the language suggestion. A transform is no layout shift, and "translate" hides it. */
  transform: translateY(calc(-1 * var(--suggestion)));
  svg {
    inline-size: 24px;
    flex: none;
    fill: var(--band-accent);
    transition: rotate var(--hover) var(--ease);
  }
  path + path {
    fill: var(--notice);
  }
  &:hover svg {
    rotate: -8deg;
  }
  &:focus-visible {
    outline-color: var(--highlight);
    outline-offset: -6px;
  }
  /* As wide as the gutter, which has no text: the word is written from top to bottom. */
  @media (min-width: 73.7512em) and (max-width: 99.9375em) {
    inset-inline-end: 0;
    flex-direction: column;
    inline-size: var(--space-gutter);
    padding: 18px 0;
    border-inline-end: 0;
    span {
      writing-mode: vertical-rl;
    }
    &::before {
      content: '';
      position: absolute;
      inset: 0;
      inset-inline-start: calc(var(--space-gutter) - var(--target));
    }
  }
  @media (max-width: 73.75em) {
    inset-inline-end: 14px;
    inset-block-end: 14px;
    inline-size: 56px;
    padding: 0;
    span {
      display: none;
    }
    /* It is only moved out of view: the keyboard can reach it and shows it. Without a client, nothing is hidden. */
    html[data-ready][data-scroll='down'] &:not(:focus-visible),
    html[data-ready]:not([data-scroll]) &[data-over-words]:not(:focus-visible),
    html[data-ready]:not([data-scroll='foot']):has(main form) &:not(:focus-visible) {
      translate: 0 calc(100% + 96px);
    }
    /* Keyboard focus scrolls elements clear of it, if the window has the room. */
    @media (min-height: 22.01em) {
      html:has(&) {
        scroll-padding-block-end: calc(96px + var(--suggestion));
      }
    }
  }
  @media print {
    display: none;
  }
`;
