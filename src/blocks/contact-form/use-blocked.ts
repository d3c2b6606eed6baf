import { useCallback, useEffect, useState } from 'react';
import { blockedFor, onAttemptElsewhere } from '../../contact/counted-attempt';
import type { ContactRules } from '../../site/page-data.types';

/**
 * Whether the form is blocked after too many attempts, by this tab or another; it ends by itself.
 *
 * @returns the state, and what looks at it anew after a submit
 */
export function useBlocked(rules: ContactRules): [blocked: boolean, look: () => void] {
  const [left, setLeft] = useState(0);
  const look = useCallback(() => setLeft(blockedFor(rules)), [rules]);
  useEffect(() => {
    look();
    return onAttemptElsewhere(look);
  }, [look]);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(look, left);
    return () => clearTimeout(timer);
  }, [left, look]);
  return [left > 0, look];
}
