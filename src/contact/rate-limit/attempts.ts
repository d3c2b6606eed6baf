/** What is kept of a visitor's submits, in local storage under `contact_form`; times in milliseconds since 1970. */
export interface Attempts {
  attempts: number[];
  blockedUntil: number;
}

export interface AttemptRules {
  /** How many submits are allowed in the window. */
  attempts: number;
  /** Milliseconds. */
  window: number;
  /** Milliseconds that one more submit costs. */
  blockedFor: number;
}

/**
 * Counts a submit: whether it is allowed, and what is to be kept (specification, section 5: the fourth
 * within 60 s is refused and blocks for 5 minutes; a submit while blocked changes nothing).
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
 * From when on a submit is neither refused nor the one too many; 0 when it is so now.
 *
 * @param before what was kept, as `parsedAttempts` returns it
 */
export function freeAt({ attempts, blockedUntil }: Attempts, rules: AttemptRules): number {
  const [first] = attempts;
  const isFull = first !== undefined && attempts.length >= rules.attempts;
  return Math.max(blockedUntil, isFull ? first + rules.window + 1 : 0);
}

/**
 * What is kept once the outcome of a submit is known: a failure of the service or the network costs nothing.
 *
 * @param time when it was counted
 * @param delivered whether it arrived after all, when it had been taken for a failure
 */
export function settled({ attempts, blockedUntil }: Attempts, time: number, delivered: boolean): Attempts {
  const index = attempts.lastIndexOf(time);
  return {
    attempts: delivered
      ? [...attempts, time].toSorted((one, other) => one - other)
      : attempts.filter((_, each) => each !== index),
    blockedUntil,
  };
}

/**
 * What was kept, however it was spoiled: never throws. Submits of the future (a clock that was set
 * back) and those older than the window are forgotten, and a block never lasts longer than its rule.
 *
 * @example parsedAttempts('{"attempts":[1000],"blockedUntil":0}', 2000, rules) // { attempts: [1000], blockedUntil: 0 }
 */
export function parsedAttempts(kept: string | null, now: number, rules: AttemptRules): Attempts {
  const { attempts, blockedUntil } = parsed(kept);
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

function parsed(kept: string | null): Partial<Record<keyof Attempts, unknown>> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
