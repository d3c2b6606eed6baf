import { lastingStore } from '../../browser/storage';
import { attempt, freeAt, parsedAttempts, settled, type AttemptRules } from './attempts';

const KEY = 'contact_form';

/**
 * Counts a submit for all tabs, and tells whether it is allowed. What is kept is read anew each time and
 * written before anything is sent; call it inside `oneTabAtATime`.
 */
export function recordAttempt(rules: AttemptRules, now = Date.now()): boolean {
  const { allowed, after } = attempt(kept(rules, now), now, rules);
  lastingStore.write(KEY, JSON.stringify(after));
  return allowed;
}

/** Counts a submit that may wait, such as the rest of a long message: it is never the one too many that blocks. */
export function countedWhenFree(rules: AttemptRules, now = Date.now()): boolean {
  return freeAt(kept(rules, now), rules) <= now && recordAttempt(rules, now);
}

/**
 * Settles a submit that was counted and whose outcome is known by now; call it inside `oneTabAtATime`.
 *
 * @param time when it was counted
 * @param delivered false for one that failed through no fault of its own, true for one of those that arrived after all
 */
export function settleAttempt(rules: AttemptRules, time: number, delivered: boolean, now = Date.now()): void {
  lastingStore.write(KEY, JSON.stringify(settled(kept(rules, now), time, delivered)));
}

/** Until when the form is blocked, by this tab or another, in milliseconds since 1970; 0 when it is not. */
export function blockedUntil(rules: AttemptRules, now = Date.now()): number {
  return kept(rules, now).blockedUntil;
}

/** From when on a submit is allowed and blocks nothing, in milliseconds since 1970; 0 when it is so now. */
export function sendableAt(rules: AttemptRules, now = Date.now()): number {
  return freeAt(kept(rules, now), rules);
}

function kept(rules: AttemptRules, now: number) {
  return parsedAttempts(lastingStore.read(KEY), now, rules);
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
