import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attempt, parsedAttempts, type Attempts } from './attempts';

const rules = { attempts: 3, window: 60_000, blockedFor: 300_000 };
const START = 1_800_000_000_000;

/** Submits at these moments, each reading what the last one left: which of them are allowed. */
function submits(...times: number[]): boolean[] {
  let kept: string | null = null;
  return times.map((time) => {
    const now = START + time;
    const { allowed, after } = attempt(parsedAttempts(kept, now, rules), now, rules);
    kept = JSON.stringify(after);
    return allowed;
  });
}

describe('attempts', () => {
  it('are three within a minute; the fourth is refused', () => {
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

  it('are not blocked longer by trying meanwhile', () => {
    expect(submits(0, 0, 0, 10, 100_000, 200_000, 300_010).at(-1)).toBe(true);
  });

  it('survive a clock that is set back or forward: nobody is locked out for more than 5 minutes', () => {
    for (const jump of [3_600_000, -3_600_000, -86_400_000])
      expect(submits(0, 1, 2, 3, jump, jump + 300_001).at(-1), `a jump of ${jump} ms`).toBe(true);
  });
});

describe('what was kept', () => {
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
  ])('means nothing when it is spoiled: %j', (kept) => {
    expect(parsedAttempts(kept, START, rules)).toEqual({ attempts: [], blockedUntil: 0 });
  });

  it('never throws, and always has a shape that can be counted on', () => {
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
      fc.property(anything, fc.integer({ min: 0, max: 4e12 }), (kept, now) => {
        const { attempts, blockedUntil } = parsedAttempts(kept, now, rules);
        expect(attempts.length).toBeLessThanOrEqual(rules.attempts);
        expect(attempts.every((time) => time <= now && now - time <= rules.window)).toBe(true);
        expect(blockedUntil === 0 || (blockedUntil > now && blockedUntil <= now + rules.blockedFor)).toBe(
          true,
        );
      }),
    );
  });
});

describe('counting', () => {
  /** The rule in its plainest form: the allowed submits of the last minute, and the end of the block. */
  function model() {
    const allowedAt: number[] = [];
    let blockedUntil = 0;
    return (now: number) => {
      if (now < blockedUntil) return false;
      if (allowedAt.filter((time) => now - time <= rules.window).length >= rules.attempts) {
        blockedUntil = now + rules.blockedFor;
        return false;
      }
      allowedAt.push(now);
      return true;
    };
  }

  it('does what the plain rule does, over any series of submits', () => {
    const waits = fc.array(
      fc.oneof(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 400_000 })),
      {
        maxLength: 50,
      },
    );
    fc.assert(
      fc.property(waits, (series) => {
        let time = 0;
        const times = series.map((wait) => (time += wait));
        const expected = model();
        expect(submits(...times)).toEqual(times.map((at) => expected(START + at)));
      }),
      { numRuns: 1000, seed: 7 },
    );
  });

  it('starts from a state that nobody has touched', () => {
    const before: Attempts = { attempts: [], blockedUntil: 0 };
    attempt(before, START, rules);
    expect(before).toEqual({ attempts: [], blockedUntil: 0 });
  });
});
