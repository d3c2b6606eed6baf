import { useCallback, useEffect, useState } from 'react';
import { blockedUntil, onAttemptElsewhere, sendableAt } from '../../../contact/rate-limit/stored-attempts';
import type { ContactRules } from '../../../site/page-data.types';

/** What keeps a form from sending: times in milliseconds since 1970, 0 if nothing does. */
interface Hold {
  /** The end of the block after too many attempts, in this tab or another. */
  blockedUntil: number;
  /** The end of the block, or of the wait of a patient form. */
  until: number;
}

/**
 * Returns what keeps the form from sending. The hold ends automatically.
 *
 * @param patient whether the form waits instead of being blocked, as with the rest of a long message
 * @returns the hold, and a function that updates it after a submit
 */
export function useHold(rules: ContactRules, patient: boolean): [hold: Hold, update: () => void] {
  const [hold, setHold] = useState<Hold>({ blockedUntil: 0, until: 0 });
  const update = useCallback(() => {
    const blocked = blockedUntil(rules);
    setHold({ blockedUntil: blocked, until: patient ? sendableAt(rules) : blocked });
  }, [rules, patient]);
  useEffect(() => {
    update();
    return onAttemptElsewhere(update);
  }, [update]);
  useEffect(() => {
    if (hold.until === 0) return;
    // Slightly later, because a timer may fire early.
    const timer = setTimeout(update, hold.until - Date.now() + 50);
    return () => clearTimeout(timer);
  }, [hold, update]);
  return [hold, update];
}
