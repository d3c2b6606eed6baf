import { startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { FormattedText } from './formatted-text';
import { CloseIcon } from './icons/ui-icons';

export type ToastType = 'success' | 'error' | 'info';

interface Toast {
  message: string;
  type: ToastType;
  /** Milliseconds until it closes automatically. */
  duration: number;
  /** Distinguishes two toasts with the same message. */
  number: number;
}

/**
 * Shows a toast and replaces the current one. Toasts belong to the site and not to a block, so that the
 * result of sending a message still appears after a navigation.
 *
 * @example showToast('Email invalide', 'error')
 */
export function showToast(message: string, type: ToastType = 'info', duration = 5000) {
  change({ message, type, duration, number: ++count });
}

/**
 * Renders the live regions for toasts, once on every page and empty in the served HTML: a screen reader
 * only announces changes in a region that already exists.
 */
export function ToastRegion() {
  const [toast, setToast] = useState<Toast>();
  // A transition: the press that caused the toast is painted first.
  useEffect(() => {
    change = (next) => startTransition(() => setToast(next));
  }, []);
  const error = toast?.type === 'error';
  return (
    <>
      <div role="status">{toast && !error && <ToastBox key={toast.number} toast={toast} />}</div>
      <div role="alert">{toast && error && <ToastBox key={toast.number} toast={toast} />}</div>
    </>
  );
}

let change: (toast: Toast | undefined) => void = () => undefined;
let count = 0;

/** Closes the toast, if there is one. */
export function closeToast() {
  change(undefined);
}

function ToastBox({ toast: { type, message, duration } }: { toast: Toast }) {
  const { t } = useTranslation();
  return (
    <Box data-screen-only data-type={type} onKeyDown={(event) => event.key === 'Escape' && closeToast()}>
      <TypeIcon viewBox="-14 -14 28 28" aria-hidden="true">
        <path d={icons[type].shape} />
        <path d={icons[type].mark} />
      </TypeIcon>
      {/* It stays when the visitor changes the language. */}
      <FormattedText as="p" dir="auto">
        {message}
      </FormattedText>
      <Close type="button" aria-label={t('frame.toast.close')} onClick={closeToast}>
        <CloseIcon />
      </Close>
      {/* Rendered in the browser only, where the security policy allows a style attribute. */}
      <TimeLine data-timer style={{ animationDuration: `${duration}ms` }} onAnimationEnd={closeToast} />
    </Box>
  );
}

const DIAMOND = 'M0-13.43L13.43 0 0 13.43-13.43 0z';

/** The icon of each type: its shape, and the mark on it. */
const icons: Record<ToastType, { shape: string; mark: string }> = {
  success: { shape: 'M-9-9h18v18h-18zM0-12.73L12.73 0 0 12.73-12.73 0z', mark: 'M-5 0l4 4 7-8' },
  error: { shape: DIAMOND, mark: 'M0-6v7M0 4v2.6' },
  info: { shape: DIAMOND, mark: 'M0-6.6v2.6M0-1v7' },
};

const enter = keyframes`
  from {
    opacity: 0;
    translate: 0 12px;
  }
`;

const shrink = keyframes`
  to {
    scale: 0 1;
  }
`;

const Box = styled.div`
  --sign: var(--highlight);
  /* Keyboard focus scrolls elements clear of it. */
  html:has(&) {
    --toast: min(200px, 60vh);
  }
  position: fixed;
  z-index: 7;
  inset-inline-start: var(--space-gutter);
  inset-block-end: calc(min(24px, 3vh) + var(--contact-bar, 0px));
  inline-size: min(460px, calc(100vw - 2 * var(--space-gutter)));
  display: grid;
  grid-template-columns: 28px 1fr 44px;
  gap: 14px;
  align-items: center;
  padding-block: 16px 18px;
  padding-inline: 20px 8px;
  overflow: hidden;
  background: var(--notice);
  color: var(--notice-text);
  border: 1px solid var(--band-line);
  border-start-end-radius: var(--cut-button);
  animation: ${enter} 240ms var(--ease);
  &[data-type='success'] {
    --sign: var(--notice-success);
  }
  &[data-type='error'] {
    --sign: var(--notice-error);
  }
  > p {
    line-height: max(1.45, var(--leading) - 0.3);
  }
`;

const TypeIcon = styled.svg`
  inline-size: 28px;
  fill: var(--sign);
  path + path {
    fill: none;
    stroke: var(--notice);
    stroke-width: 2.4;
    @media (forced-colors: active) {
      stroke: Canvas;
    }
  }
`;

const Close = styled.button`
  inline-size: 44px;
  block-size: 44px;
  display: grid;
  place-items: center;
  --outline: var(--highlight);
  --outline-offset: -4px;
`;

/** A line that shrinks with the remaining time, and closes the toast at its end; not while a visitor points at it or uses it. */
const TimeLine = styled.span`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  block-size: 3px;
  background: var(--sign);
  opacity: var(--motion);
  transform-origin: 0 50%;
  animation: ${shrink} linear forwards;
  :dir(rtl) & {
    transform-origin: 100% 50%;
  }
  :focus-within > & {
    animation-play-state: paused;
  }
  @media (hover: hover) {
    :hover > & {
      animation-play-state: paused;
    }
  }
`;
