import { useEffect, useRef, type PointerEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { Button } from '../../ui/action';
import { Arrow } from '../../ui/icons/ui-icons';

export interface SendButtonProps {
  label: string;
  disabled: boolean;
  sending: boolean;
  seconds: number;
  onPointerDown: PointerEventHandler;
}

/**
 * Renders the Send button. While a message is sent it is disabled and says so. While it waits it counts
 * down and keeps the focus; its accessible name has no seconds, which screen readers would read one by one.
 * Its text changes, so it is wrapped in an element: a browser's translation replaces bare text nodes, and
 * React would no longer find them.
 */
export function SendButton({ label, disabled, sending, seconds, onPointerDown }: SendButtonProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  const waiting = seconds > 0;

  // A disabled button loses the focus, so the focus returns to it.
  useEffect(() => {
    if (wasSending.current && !sending && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasSending.current = sending;
  }, [sending]);

  return (
    <Button
      as="button"
      type="submit"
      data-effect="ripple"
      ref={button}
      disabled={disabled || sending}
      aria-disabled={waiting || undefined}
      onPointerDown={onPointerDown}
    >
      {sending ? (
        <>
          <Spinner viewBox="-12 -12 24 24" aria-hidden="true">
            <path d="M-6.5-6.5h13v13h-13z" />
            <path d="M-6.5-6.5h13v13h-13z" />
          </Spinner>
          <span>{t('frame.contact.sending')}</span>
        </>
      ) : (
        <>
          <span className={waiting ? 'visually-hidden' : undefined}>{label}</span>
          {waiting && (
            <Countdown aria-hidden="true">
              {t('frame.contact.sendIn', { action: label, time: countdown(seconds) })}
            </Countdown>
          )}
          <Arrow />
        </>
      )}
    </Button>
  );
}

/**
 * Returns a duration in minutes and seconds.
 *
 * @example countdown(272) // '4:32'
 */
function countdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const Countdown = styled.span`
  font-variant-numeric: tabular-nums;
`;

const turn = keyframes`
  to {
    rotate: 90deg;
  }
`;

/** Two squares that rotate in opposite directions and form a star. */
const Spinner = styled.svg`
  inline-size: 22px;
  overflow: visible;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  path {
    animation: ${turn} 900ms var(--ease) infinite;
  }
  path + path {
    rotate: calc(45deg * (1 - var(--motion)));
    animation-direction: reverse;
  }
`;
