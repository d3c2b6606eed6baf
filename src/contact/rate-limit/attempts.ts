import { parseStored } from '../../browser/storage';

/** The stored submits of a visitor, in local storage under `contact_form`; times in milliseconds since 1970. */
export interface Attempts {
  attempts: number[];
  blockedUntil: number;
}

export interface AttemptRules {
  /** The number of submits that are allowed in the window. */
  attempts: number;
  /** The window, in milliseconds. */
  window: number;
  /** How long one more submit blocks the form, in milliseconds. */
  blockedFor: number;
}

/**
 * Returns whether a submit is allowed, and the attempts to store (specification, section 5: the fourth submit
 * within 60 s is rejected and blocks the form for 5 minutes; a submit while blocked changes nothing).
 */
export function attempt(
  before: Attempts,
  now: number,
  rules: AttemptRules,
): { allowed: boolean; after: Attempts } {
  if (now < before.blockedUntil) return { allowed: false, after: before };
  if (before.attempts.length >= rules.attempts)
    return { allowed: false, after: { attempts: before.attempts, blockedUntil: now + rules.blockedFor } };
  return { allowed: true, after: { attempts: [...before.attempts, now], blockedUntil: 0 } };
}

/**
 * Returns the attempts to store when the outcome of a submit is known: a failure of the service or the network is not
 * counted.
 *
 * @param time when the submit was counted
 * @param delivered true when a submit that was taken for a failure was delivered after all
 */
export function settle({ attempts, blockedUntil }: Attempts, time: number, delivered: boolean): Attempts {
  const index = attempts.lastIndexOf(time);
  return {
    attempts: delivered
      ? [...attempts, time].toSorted((one, other) => one - other)
      : attempts.filter((_, each) => each !== index),
    blockedUntil,
  };
}

/**
 * Parses the stored attempts. Never throws, whatever is stored. It drops submits in the future (the clock was set back)
 * and those older than the window, and limits a block to the duration of the rule.
 *
 * @example parseAttempts('{"attempts":[1000],"blockedUntil":0}', 2000, rules) // { attempts: [1000], blockedUntil: 0 }
 */
export function parseAttempts(stored: string | null, now: number, rules: AttemptRules): Attempts {
  const { attempts, blockedUntil } = parseStored(stored);
  return {
    attempts: (Array.isArray(attempts) ? attempts : [])
      .filter(isTime)
      .filter((time) => time <= now && now - time <= rules.window)
      .slice(-rules.attempts),
    blockedUntil:
      isTime(blockedUntil) && blockedUntil > now ? Math.min(blockedUntil, now + rules.blockedFor) : 0,
  };
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
