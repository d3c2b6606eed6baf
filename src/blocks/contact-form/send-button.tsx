import type { PointerEventHandler } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { Button } from '../../ui/action';
import { Arrow } from '../../ui/signs';

/** The button under the form. While a message is sent it says so and cannot be pressed again. */
export function SendButton({
  disabled,
  sending,
  onPointerDown,
}: {
  disabled: boolean;
  sending: boolean;
  onPointerDown: PointerEventHandler;
}) {
  const { t } = useTranslation();
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
      disabled={disabled || sending}
      onPointerDown={onPointerDown}
    >
      {sending ? (
        <>
          <Spinner viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
            <path d="M-6.5-6.5h13v13h-13z" />
            <path d="M-6.5-6.5h13v13h-13z" />
          </Spinner>
          {t('frame.contact.sending')}
        </>
      ) : (
        <>
          {t('frame.contact.send')}
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
