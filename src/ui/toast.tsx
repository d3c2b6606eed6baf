import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { FormattedText } from './phrase';
import { CloseIcon } from './icons/ui-icons';

export type ToastType = 'success' | 'error' | 'info';

interface Toast {
  message: string;
  type: ToastType;
  /** Milliseconds until it closes by itself. */
  duration: number;
  /** Tells two toasts with the same message apart. */
  number: number;
}

/**
 * Shows a message for a while, in place of the one that is there. It belongs to the whole site and
 * not to a block, so that the answer to a message still arrives on the next page.
 *
 * @example showToast('Email invalide', 'error')
 */
export function showToast(message: string, type: ToastType = 'info', duration = 5000) {
  change({ message, type, duration, number: ++count });
}

/**
 * Where toasts appear. It stands once on every page, empty in the HTML as served: a screen reader
 * only announces what changes in a region that it already knows.
 */
export function ToastRegion() {
  const [toast, setToast] = useState<Toast>();
  // The press that called for it is answered on the screen first; drawing the toast is a task of its own.
  useEffect(() => subscribe(() => startTransition(() => setToast(current))), []);
  const error = toast?.type === 'error';
  return (
    <>
      <div role="status">{toast && !error && <ToastPlate key={toast.number} toast={toast} />}</div>
      <div role="alert">{toast && error && <ToastPlate key={toast.number} toast={toast} />}</div>
    </>
  );
}

function ToastPlate({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const left = useRef(toast.duration);

  useEffect(() => {
    if (held) return;
    const start = performance.now();
    const timer = setTimeout(close, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [held]);

  return (
    <Plate
      data-type={toast.type}
      data-held={held || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <Sign viewBox="-14 -14 28 28" aria-hidden="true" focusable="false">
        {signs[toast.type]}
      </Sign>
      <p>
        <FormattedText>{toast.message}</FormattedText>
      </p>
      <Close type="button" aria-label={t('frame.toast.close')} onClick={close}>
        <CloseIcon />
      </Close>
      {/* Made in the browser only, where a style attribute is allowed. */}
      <Time style={{ animationDuration: `${toast.duration}ms` }} />
    </Plate>
  );
}

const diamond = <path d="M-9.5-9.5h19v19h-19z" transform="rotate(45)" />;
const signs: Record<ToastType, ReactNode> = {
  success: (
    <>
      <path d="M-9-9h18v18h-18z" />
      <path d="M-9-9h18v18h-18z" transform="rotate(45)" />
      <path className="mark" d="M-5 0l4 4 7-8" />
    </>
  ),
  error: (
    <>
      {diamond}
      <path className="mark" d="M0-6v7M0 4v2.6" />
    </>
  ),
  info: (
    <>
      {diamond}
      <path className="mark" d="M0-6.6v2.6M0-1v7" />
    </>
  ),
};

let current: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();

function change(toast: Toast | undefined) {
  current = toast;
  for (const listener of listeners) listener();
}

function close() {
  change(undefined);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const arrive = keyframes`
  from {
    opacity: 0;
    translate: 0 12px;
  }
`;

const runOut = keyframes`
  to {
    scale: 0 1;
  }
`;

const Plate = styled.div`
  --sign: var(--safran);
  position: fixed;
  z-index: 7;
  inset-inline-start: var(--gutter);
  inset-block-end: 24px;
  inline-size: min(460px, calc(100vw - 2 * var(--gutter)));
  display: grid;
  grid-template-columns: 28px 1fr 44px;
  gap: 14px;
  align-items: center;
  padding-block: 16px 18px;
  padding-inline: 20px 8px;
  overflow: hidden;
  background: var(--encre);
  color: var(--chaux);
  border: 1px solid var(--band-line);
  border-start-end-radius: var(--cut-button);
  corner-shape: bevel;
  animation: ${arrive} 240ms var(--ease);
  &[data-type='success'] {
    --sign: var(--menthe);
  }
  &[data-type='error'] {
    --sign: var(--rose);
  }
  > p {
    line-height: max(1.45, var(--leading) - 0.3);
  }
  /* On a narrow screen it is as wide as what was pressed, which stands low: it comes at the other end. */
  @media (max-width: 56.25em) {
    inset-block: 12px auto;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  :root[data-motion='off'] & {
    animation: none;
  }
  @media print {
    display: none;
  }
`;

const Sign = styled.svg`
  inline-size: 28px;
  fill: var(--sign);
  .mark {
    fill: none;
    stroke: var(--encre);
    stroke-width: 2.4;
  }
`;

const Close = styled.button`
  inline-size: 44px;
  block-size: 44px;
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &:focus-visible {
    outline-color: var(--safran);
    outline-offset: -4px;
  }
`;

/** The line that runs out with the toast's time. */
const Time = styled.span`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  block-size: 3px;
  background: var(--sign);
  transform-origin: 0 50%;
  animation: ${runOut} linear forwards;
  :dir(rtl) & {
    transform-origin: 100% 50%;
  }
  [data-held] > & {
    animation-play-state: paused;
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
  :root[data-motion='off'] & {
    display: none;
  }
`;
