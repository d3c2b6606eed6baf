import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to the elements near Send when sending ends and the form remains: on a phone the other ways are
 * below the screen, and a toast covers its upper edge. It scrolls to the first element of the page last:
 * if not all of them fit, the counter and Send are visible. After a failure the other ways take the focus, unless the
 * visitor has moved it meanwhile.
 */
export function useShownAfterSending(
  form: RefObject<HTMLFormElement | null>,
  sending: boolean,
  shown: boolean,
  failed: boolean,
) {
  const wasSending = useRef(false);
  const focused = useRef<Element>(null);
  useEffect(() => {
    const hasStarted = !wasSending.current && sending;
    const hasEnded = wasSending.current && !sending;
    wasSending.current = sending;
    // Send is disabled by now and has lost the focus to the body.
    if (hasStarted) focused.current = document.activeElement;
    // An invalid field has the focus and is shown instead.
    if (!hasEnded || !shown || form.current?.querySelector('[aria-invalid]')) return;
    const active = document.activeElement;
    if (failed && (active === focused.current || active?.matches('[type=submit]')))
      form.current?.querySelector<HTMLElement>('[role=group]')?.focus({ preventScroll: true });
    for (const part of [...(form.current?.querySelectorAll('[data-near-send]') ?? [])].toReversed())
      part.scrollIntoView({ block: 'nearest' });
  }, [form, sending, shown, failed]);
}
