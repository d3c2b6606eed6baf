import type { PointerEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ErrorText } from './error-text';
import { SendButton } from './send-button';
import { useSecondsLeft } from './use-seconds-left';

interface Props {
  /** The words on Send. */
  label: string;
  disabled: boolean;
  sending: boolean;
  /** Until when Send waits, in milliseconds since 1970; 0 when it does not. */
  until: number;
  /** What is wrong with the form as a whole. */
  error?: string;
  privacyHref: string;
  onPointerDown: PointerEventHandler;
  /** What stands over Send. */
  children: ReactNode;
}

/** Send, until when it waits, and what is wrong with the form as a whole. */
export function FormFoot({
  label,
  disabled,
  sending,
  until,
  error,
  privacyHref,
  onPointerDown,
  children,
}: Props) {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(until);
  return (
    <Foot data-near-send>
      {children}
      {error && <ErrorText>{error}</ErrorText>}
      <SendButton {...{ label, disabled, sending, seconds, onPointerDown }} />
      <Until aria-live="polite">{seconds > 0 && t('frame.contact.sendAt', { time: timeOfDay(until) })}</Until>
      <p>
        {t('frame.contact.privacy')} <a href={privacyHref}>{t('frame.contact.privacyLink')}</a>
      </p>
    </Foot>
  );
}

/** @example timeOfDay(new Date(2026, 0, 5, 14, 32).getTime()) // '14:32:00' */
export function timeOfDay(time: number): string {
  return new Date(time).toTimeString().slice(0, 8);
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px;
  > ${ErrorText} {
    flex-basis: 100%;
  }
  > p {
    flex: 1 1 14em;
    font-size: var(--small);
    color: var(--muted);
  }
  @media (max-width: 56.25em) {
    > button,
    > p {
      flex-basis: 100%;
    }
  }
`;

/** Said once, while the button beside it counts. Empty it takes no room, and stays known to screen readers. */
const Until = styled.span`
  font-size: var(--small);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  &:empty {
    position: absolute;
  }
`;
