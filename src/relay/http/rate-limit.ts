import { attempt, type AttemptRules, type Attempts } from '../../contact/rate-limit/attempts';

/**
 * Returns a rate limiter by client address, with the same algorithm as the form. Memory is bounded: beyond
 * `maxAddresses`, the addresses with the oldest last request are removed.
 *
 * @returns a function that counts a request and returns whether it is still allowed
 */
export function rateLimiter(
  rules: AttemptRules,
  maxAddresses = 10_000,
): (address: string, now?: number) => boolean {
  const attemptsByAddress = new Map<string, Attempts>();
  return (address, now = performance.now()) => {
    const before = attemptsByAddress.get(address) ?? { attempts: [], blockedUntil: 0 };
    const recent = before.attempts.filter((time) => now - time <= rules.window);
    const { allowed, after } = attempt({ ...before, attempts: recent }, now, rules);
    // A Map keeps insertion order: deleting and adding the address makes it the newest.
    attemptsByAddress.delete(address);
    attemptsByAddress.set(address, after);
    const [oldest] = attemptsByAddress.keys();
    if (attemptsByAddress.size > maxAddresses && oldest !== undefined) attemptsByAddress.delete(oldest);
    return allowed;
  };
}
