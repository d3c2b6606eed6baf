import { useCallback, useEffect, useState } from 'react';
import { blockedUntil, onAttemptElsewhere } from '../../../contact/attempts';
import type { ContactRules } from '../../../../site/page-data.types';

/**
 * Returns until when the form is blocked after too many attempts, in this tab or another, in milliseconds since 1970; 0 when it
 * is not. The block ends automatically.
 *
 * @returns the end of the block, and a function that updates it after a submit
 */
export function useBlock(rules: ContactRules): [until: number, update: () => void] {
  const [until, setUntil] = useState(0);
  const update = useCallback(() => setUntil(blockedUntil(rules)), [rules]);
  useEffect(() => {
    update();
    return onAttemptElsewhere(update);
  }, [update]);
  useEffect(() => {
    if (until === 0) return;
    // Slightly later, because a timer may fire early.
    const timer = setTimeout(update, until - Date.now() + 50);
    return () => clearTimeout(timer);
  }, [until, update]);
  return [until, update];
}
