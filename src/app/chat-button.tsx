import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { LinkData } from '../site/page-data.types';
import { destination } from '../ui/action';
import { Balloon } from './icons';

/** Opens a chat with its first words filled in; it floats over the foot of every page. */
export function ChatButton({ chat }: { chat: LinkData }) {
  const { t } = useTranslation();
  return (
    <aside aria-label={t('frame.details.chat')} data-behind-menu>
      <Chat {...destination(chat)} aria-label={t('frame.chat.label')}>
        <Balloon />
        <span>{chat.label}</span>
      </Chat>
    </aside>
  );
}

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
  @media (max-width: 900px) {
    inset-inline-end: 14px;
    inset-block-end: 14px;
    inline-size: 56px;
    padding: 0;
    span {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;
