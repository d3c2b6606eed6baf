import { useEffect, useRef, type PointerEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { Button } from '../../ui/action';
import { Arrow } from '../../ui/icons/ui-icons';

interface Props {
  /** The words on it. */
  label: string;
  disabled: boolean;
  sending: boolean;
  /** How many seconds it waits. */
  seconds: number;
  onPointerDown: PointerEventHandler;
}

/**
 * The button under the form. While a message is sent it says so and cannot be pressed again. While it waits it counts
 * down and keeps the focus; a screen reader hears its name without the seconds, which would be read out one by one.
 * Its words change, so they have an element of their own: a browser that translates the page puts another one in the
 * place of a bare text, which React then looks for in vain.
 */
export function SendButton({ label, disabled, sending, seconds, onPointerDown }: Props) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  const waiting = seconds > 0;

  // A disabled button loses the focus; whoever pressed it finds it where it was.
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
          <Spinner viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
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

/** @example countdown(272) // '4:32' */
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

/** Two squares that turn against each other and make a star on the way. */
const Spinner = styled.svg`
  inline-size: 22px;
  flex: none;
  overflow: visible;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  path {
    animation: ${turn} 900ms var(--ease) infinite;
  }
  path + path {
    animation-direction: reverse;
  }
  @media (prefers-reduced-motion: reduce) {
    path {
      animation: none;
    }
    path + path {
      rotate: 45deg;
    }
  }
  :root[data-motion='off'] & path {
    animation: none;
  }
  :root[data-motion='off'] & path + path {
    rotate: 45deg;
  }
`;
