import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to the elements near Send when sending ends and the form remains: on a phone the other ways are
 * below the screen, and a toast covers its upper edge. It scrolls to the first element of the page last:
 * if not all of them fit, the counter and Send are visible.
 */
export function useShownAfterSending(
  form: RefObject<HTMLFormElement | null>,
  sending: boolean,
  shown: boolean,
) {
  const wasSending = useRef(false);
  useEffect(() => {
    const hasEnded = wasSending.current && !sending;
    // An invalid field has the focus and is shown instead.
    if (hasEnded && shown && !form.current?.querySelector('[aria-invalid]'))
      for (const part of [...(form.current?.querySelectorAll('[data-near-send]') ?? [])].toReversed())
        part.scrollIntoView({ block: 'nearest' });
    wasSending.current = sending;
  }, [form, sending, shown]);
}
