import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ErrorText } from './error-text';
import { SendButton, type SendButtonProps } from './send-button';

interface Props extends Omit<SendButtonProps, 'seconds'> {
  /** The time until which Send waits, in milliseconds since 1970; 0 if it does not wait. */
  until: number;
  /** The error of the form, if it belongs to no field. */
  error?: string;
  privacyHref: string;
  children: ReactNode;
}

/** Renders the Send button with the time until which it waits and the error of the form. */
export function FormFoot({ until, error, privacyHref, children, ...button }: Props) {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(until);
  return (
    <Foot data-near-send data-timer>
      {error && <ErrorText>{error}</ErrorText>}
      <SendButton {...button} seconds={seconds} />
      <WaitNotice aria-live="polite">
        {seconds > 0 && t('frame.contact.sendAt', { time: timeOfDay(until) })}
      </WaitNotice>
      {children}
      <p>
        {t('frame.contact.privacy')} <a href={privacyHref}>{t('frame.contact.privacyLink')}</a>
      </p>
    </Foot>
  );
}

/** Returns the seconds left until a time, in milliseconds since 1970; 0 once it has passed. */
function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    // Read from the clock, because timers of a background tab fire late.
    const update = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    update();
    if (until <= Date.now()) return;
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

/**
 * Returns the local time of day.
 *
 * @example timeOfDay(new Date(2026, 0, 5, 14, 32).getTime()) // '14:32:00'
 */
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
    font-size: var(--type-small);
    color: var(--muted);
  }
  @media (--narrow) {
    > button,
    > p {
      flex-basis: 100%;
    }
  }
`;

/** Announced once, while the button next to it counts down. Takes no space while empty, but remains a live region. */
const WaitNotice = styled.span`
  font-size: var(--type-small);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  &:empty {
    position: absolute;
  }
`;
