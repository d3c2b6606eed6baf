import { lastingStore } from '../site/storage';
import { attempt, parsedAttempts, type AttemptRules } from './attempts';

const KEY = 'contact_form';

/**
 * Counts a submit for all tabs, and tells whether it is allowed. What is kept is read anew each time and
 * written before anything is sent; call it inside `oneTabAtATime`.
 */
export function countedAttempt(rules: AttemptRules, now = Date.now()): boolean {
  const { allowed, after } = attempt(parsedAttempts(lastingStore.read(KEY), now, rules), now, rules);
  lastingStore.write(KEY, JSON.stringify(after));
  return allowed;
}

/** Until when the form is blocked, by this tab or another, in milliseconds since 1970; 0 when it is not. */
export function blockedUntil(rules: AttemptRules, now = Date.now()): number {
  return parsedAttempts(lastingStore.read(KEY), now, rules).blockedUntil;
}

/** Does work while no other tab does the same; a browser without locks does it at once. */
export async function oneTabAtATime<T>(work: () => T): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  try {
    if (locks) return await locks.request(KEY, work);
  } catch {
    // Locks are refused where storage is: the last write wins then.
  }
  return work();
}

/** Calls whenever another tab counts a submit. */
export function onAttemptElsewhere(call: () => void): () => void {
  const listen = (event: StorageEvent) => (event.key === KEY || event.key === null) && call();
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
