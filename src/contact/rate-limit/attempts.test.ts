import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attempt, parseAttempts } from './attempts';

const rules = { attempts: 3, window: 60_000, blockedFor: 300_000 };
const START = 1_800_000_000_000;

/** Submits at the given times, one after the other, and returns which submits are allowed. */
function submits(...times: number[]): boolean[] {
  let stored: string | null = null;
  return times.map((time) => {
    const now = START + time;
    const { allowed, after } = attempt(parseAttempts(stored, now, rules), now, rules);
    stored = JSON.stringify(after);
    return allowed;
  });
}

describe('attempts', () => {
  it('are limited to three within a minute; the fourth is rejected', () => {
    expect(submits(0, 1, 2, 3)).toEqual([true, true, true, false]);
  });

  it.each([
    [59_999, false],
    [60_000, false],
    [60_001, true],
  ])('are counted for 60 s: a fourth after %i ms is allowed: %s', (time, allowed) => {
    expect(submits(0, 1000, 2000, time).at(-1)).toBe(allowed);
  });

  it.each([
    [299_999, false],
    [300_000, true],
    [300_001, true],
  ])('are blocked for 5 minutes: %i ms later one is allowed: %s', (time, allowed) => {
    expect(submits(0, 0, 0, 10, 10 + time).at(-1)).toBe(allowed);
  });

  it('are not blocked longer by submits meanwhile', () => {
    expect(submits(0, 0, 0, 10, 100_000, 200_000, 300_010).at(-1)).toBe(true);
  });

  it('are blocked for at most 5 minutes even when the clock is set back or forward', () => {
    for (const jump of [3_600_000, -3_600_000, -86_400_000])
      expect(submits(0, 1, 2, 3, jump, jump + 300_001).at(-1), `a jump of ${jump} ms`).toBe(true);
  });
});

describe('the stored attempts', () => {
  it.each([
    null,
    '',
    'x',
    'null',
    '7',
    '[]',
    '{"attempts":"3"}',
    '{"attempts":[null,"1",{}],"blockedUntil":"tomorrow"}',
    '{"attempts":[1e999],"blockedUntil":1e999}',
    '{"__proto__":{"attempts":[1]}}',
  ])('are ignored when they are invalid: %j', (stored) => {
    expect(parseAttempts(stored, START, rules)).toEqual({ attempts: [], blockedUntil: 0 });
  });

  it('always have a valid shape, and reading them never throws', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.record({ attempts: fc.array(fc.anything()), blockedUntil: fc.anything() }).map((value) => {
        try {
          return JSON.stringify(value) ?? '';
        } catch {
          return '';
        }
      }),
    );
    fc.assert(
      fc.property(anything, fc.integer({ min: 0, max: 4e12 }), (stored, now) => {
        const { attempts, blockedUntil } = parseAttempts(stored, now, rules);
        expect(attempts.length).toBeLessThanOrEqual(rules.attempts);
        expect(attempts.every((time) => time <= now && now - time <= rules.window)).toBe(true);
        expect(blockedUntil === 0 || (blockedUntil > now && blockedUntil <= now + rules.blockedFor)).toBe(
          true,
        );
      }),
    );
  });
});
