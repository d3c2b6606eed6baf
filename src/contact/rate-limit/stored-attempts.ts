import { lastingStore } from '../../browser/storage';
import { attempt, parseAttempts, settle, type AttemptRules } from './attempts';

const KEY = 'contact_form';

/**
 * Counts a submit for all tabs, and returns whether it is allowed. The stored attempts are read again each time and
 * written before anything is sent. Call it inside `oneTabAtATime`.
 */
export function recordAttempt(rules: AttemptRules, now = Date.now()): boolean {
  const { allowed, after } = attempt(storedAttempts(rules, now), now, rules);
  lastingStore.write(KEY, JSON.stringify(after));
  return allowed;
}

/**
 * Updates the stored attempts when the outcome of a counted submit is known. Call it inside `oneTabAtATime`.
 *
 * @param time when the submit was counted
 * @param delivered false when the service or the network failed, true when such a submit was delivered after all
 */
export function settleAttempt(rules: AttemptRules, time: number, delivered: boolean, now = Date.now()): void {
  lastingStore.write(KEY, JSON.stringify(settle(storedAttempts(rules, now), time, delivered)));
}

/** Returns until when the form is blocked, by any tab, in milliseconds since 1970; 0 when it is not blocked. */
export function blockedUntil(rules: AttemptRules, now = Date.now()): number {
  return storedAttempts(rules, now).blockedUntil;
}

function storedAttempts(rules: AttemptRules, now: number) {
  return parseAttempts(lastingStore.read(KEY), now, rules);
}

/** Runs a function while no other tab runs one; a browser without locks runs it at once. */
export async function oneTabAtATime<T>(work: () => T): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  try {
    if (locks) return await locks.request(KEY, work);
  } catch {
    // Browsers that block storage reject locks too: the last write wins.
  }
  return work();
}

/**
 * Adds a listener for submits that other tabs count.
 *
 * @returns a function that removes it
 */
export function onAttemptElsewhere(listener: () => void): () => void {
  const listen = (event: StorageEvent) => (event.key === KEY || event.key === null) && listener();
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
