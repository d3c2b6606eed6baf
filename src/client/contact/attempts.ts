import { once } from '../../lib/once';
import type { ContactRules } from '../../site/page-data.types';
import { lastingStore, parseStored } from '../browser/storage';

/** How many submits the window allows, and how long one more blocks the form; times in milliseconds. */
type AttemptRules = Pick<ContactRules, 'attempts' | 'window' | 'blockedFor'>;

/** The key of the stored submits of a visitor (specification, section 9); times are in milliseconds since 1970. */
const KEY = 'contact_form';

/**
 * Counts a submit for all tabs, and returns whether it is allowed (specification, section 5: the fourth submit within 60 s is
 * rejected and blocks the form for 5 minutes; a submit while blocked changes nothing). The stored attempts are read again
 * each time and written before anything is sent. Call it inside `oneTabAtATime`.
 */
export function recordAttempt(rules: AttemptRules, now = Date.now()): boolean {
  const before = storedAttempts(rules, now);
  const isAllowed = before.blockedUntil === 0 && before.attempts.length < rules.attempts;
  if (isAllowed) store({ attempts: [...before.attempts, now], blockedUntil: 0 });
  else store({ ...before, blockedUntil: before.blockedUntil || now + rules.blockedFor });
  return isAllowed;
}

/**
 * Updates the stored attempts when the outcome of a counted submit is known: a failure of the service or the network is not
 * counted. Call it inside `oneTabAtATime`.
 *
 * @param time when the submit was counted
 * @param delivered true when a submit that was taken for a failure was delivered after all
 */
export function settleAttempt(rules: AttemptRules, time: number, delivered: boolean, now = Date.now()): void {
  const { attempts, ...block } = storedAttempts(rules, now);
  const index = attempts.lastIndexOf(time);
  const others = attempts.filter((_, each) => each !== index);
  store({
    attempts: delivered ? [...attempts, time].toSorted((one, other) => one - other) : others,
    ...block,
  });
}

/** Returns until when the form is blocked, by any tab, in milliseconds since 1970; 0 when it is not blocked. */
export function blockedUntil(rules: AttemptRules, now = Date.now()): number {
  return storedAttempts(rules, now).blockedUntil;
}

/**
 * Returns the stored attempts, whatever is stored. It drops submits in the future (the clock was set back) and those older
 * than the window. A block that ends later than the rule allows (the clock was set back) ends then, from its first reading on.
 */
function storedAttempts(rules: AttemptRules, now: number) {
  const { attempts, blockedUntil: until } = parseStored(lastingStore.read(KEY));
  const latest = now + rules.blockedFor;
  const limited = {
    attempts: (Array.isArray(attempts) ? attempts : [])
      .filter((time): time is number => Number.isFinite(time) && time <= now && now - time <= rules.window)
      .slice(-rules.attempts),
    blockedUntil: typeof until === 'number' && until > now ? Math.min(until, latest) : 0,
  };
  if (typeof until === 'number' && until > latest) store(limited);
  return limited;
}

function store(attempts: ReturnType<typeof storedAttempts>): void {
  lastingStore.write(KEY, JSON.stringify(attempts));
}

/** Runs a function once while no other tab runs one; a browser without locks runs it at once. */
export async function oneTabAtATime<T>(work: () => T): Promise<T> {
  const locks: LockManager | undefined = navigator.locks;
  const result = once(async () => work());
  // Browsers that block storage reject locks too: the last write wins.
  await locks?.request(KEY, result).catch(() => {});
  return result();
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
