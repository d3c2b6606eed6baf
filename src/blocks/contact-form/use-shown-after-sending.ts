import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to what stands near Send once a send has ended and the form is still there: on a phone the other ways lie
 * below the screen, and a toast lies over its upper edge. The last
 * that is scrolled to is the first in the page: with too little room for all, the counter and Send are seen.
 */
export function useShownAfterSending(
  form: RefObject<HTMLFormElement | null>,
  sending: boolean,
  shown: boolean,
) {
  const wasSending = useRef(false);
  useEffect(() => {
    const ended = wasSending.current && !sending;
    // A field that is wrong has the focus and is shown instead.
    if (ended && shown && !form.current?.querySelector('[aria-invalid]'))
      for (const part of [...(form.current?.querySelectorAll('[data-near-send]') ?? [])].toReversed())
        part.scrollIntoView({ block: 'nearest' });
    wasSending.current = sending;
  }, [form, sending, shown]);
}
