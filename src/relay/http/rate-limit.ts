import { attempt, type AttemptRules, type Attempts } from '../../contact/rate-limit/attempts';

/**
 * Counts the requests of each address by the rule that the form counts a visitor's by, in bounded memory: of more
 * than `mostAddresses` those are forgotten that have asked for nothing for the longest time.
 *
 * @returns counts a request; whether it is still allowed
 */
export function addressLimit(
  rules: AttemptRules,
  mostAddresses = 10_000,
): (address: string, now?: number) => boolean {
  const known = new Map<string, Attempts>();
  return (address, now = performance.now()) => {
    const before = known.get(address) ?? { attempts: [], blockedUntil: 0 };
    const recent = before.attempts.filter((time) => now - time <= rules.window);
    const { allowed, after } = attempt({ ...before, attempts: recent }, now, rules);
    // A Map keeps its order: taken out and put back, the address is the newest.
    known.delete(address);
    known.set(address, after);
    const [oldest] = known.keys();
    if (known.size > mostAddresses && oldest !== undefined) known.delete(oldest);
    return allowed;
  };
}
