import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to what stands near Send once a send has failed: on a phone the other ways lie below the screen. The last
 * that is scrolled to is the first in the page: with too little room for all, the counter and Send are seen.
 */
export function useShownAfterSending(
  form: RefObject<HTMLFormElement | null>,
  sending: boolean,
  failed: boolean,
) {
  const wasSending = useRef(false);
  useEffect(() => {
    const parts = form.current?.querySelectorAll('[data-near-send]') ?? [];
    if (wasSending.current && !sending && failed)
      for (const part of [...parts].reverse()) part.scrollIntoView({ block: 'nearest' });
    wasSending.current = sending;
  }, [form, sending, failed]);
}
