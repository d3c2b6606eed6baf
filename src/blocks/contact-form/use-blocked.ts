import { useCallback, useEffect, useState } from 'react';
import { blockedUntil, onAttemptElsewhere } from '../../contact/counted-attempt';
import type { ContactRules } from '../../site/page-data.types';

/**
 * Whether the form is blocked after too many attempts, by this tab or another; it ends by itself.
 *
 * @returns the state, and what looks at it anew after a submit
 */
export function useBlocked(rules: ContactRules): [blocked: boolean, look: () => void] {
  const [until, setUntil] = useState(0);
  const look = useCallback(() => setUntil(blockedUntil(rules)), [rules]);
  useEffect(() => {
    look();
    return onAttemptElsewhere(look);
  }, [look]);
  useEffect(() => {
    if (until === 0) return;
    // A little later, for a timer may come a moment too early.
    const timer = setTimeout(look, until - Date.now() + 50);
    return () => clearTimeout(timer);
  }, [until, look]);
  return [until > 0, look];
}
