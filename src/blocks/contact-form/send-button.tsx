import type { PointerEventHandler } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { Button } from '../../ui/action';
import { Arrow } from '../../ui/signs';
import { useSecondsLeft } from './use-seconds-left';
import type { SendingProblem } from './use-sending';

interface Props {
  disabled: boolean;
  sending: boolean;
  /** What went wrong the last time. */
  problem?: SendingProblem;
  onPointerDown: PointerEventHandler;
}

/**
 * The button under the form. While a message is sent it says so and cannot be pressed again, nor as
 * long as the mail service wants to be left alone. A message that may have arrived is sent again under
 * another name only, so that nobody does it without knowing. Its words change, so they have an element of their own:
 * a browser that translates the page puts another one in the place of a bare text, which React then looks for in vain.
 */
export function SendButton({ disabled, sending, problem, onPointerDown }: Props) {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(problem);
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);

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
      disabled={disabled || sending || seconds > 0}
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
          <span>
            {seconds > 0
              ? t('frame.contact.retryIn', { seconds })
              : t(problem === 'timeout' ? 'frame.contact.resend' : 'frame.contact.send')}
          </span>
          <Arrow />
        </>
      )}
    </Button>
  );
}

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
