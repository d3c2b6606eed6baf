import { useCallback, useEffect, useState } from 'react';
import { blockedUntil, onAttemptElsewhere, sendableAt } from '../../contact/rate-limit/stored-attempts';
import type { ContactRules } from '../../site/page-data.types';

/** What keeps a form from sending: times in milliseconds since 1970, 0 when nothing does. */
interface Hold {
  /** The end of the block after too many attempts, in this tab or another. */
  blockedUntil: number;
  /** The end of the block, or of the wait that spares a patient form the block. */
  until: number;
}

/**
 * What keeps the form from sending; it ends by itself.
 *
 * @param patient whether the form waits rather than be blocked, as it does with the rest of a long message
 * @returns the hold, and what looks at it anew after a submit
 */
export function useHold(rules: ContactRules, patient: boolean): [hold: Hold, look: () => void] {
  const [hold, setHold] = useState<Hold>({ blockedUntil: 0, until: 0 });
  const look = useCallback(() => {
    const blocked = blockedUntil(rules);
    setHold({ blockedUntil: blocked, until: patient ? sendableAt(rules) : blocked });
  }, [rules, patient]);
  useEffect(() => {
    look();
    return onAttemptElsewhere(look);
  }, [look]);
  useEffect(() => {
    if (hold.until === 0) return;
    // A little later, for a timer may come a moment too early.
    const timer = setTimeout(look, hold.until - Date.now() + 50);
    return () => clearTimeout(timer);
  }, [hold, look]);
  return [hold, look];
}
