// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blockedUntil, recordAttempt, onAttemptElsewhere, oneTabAtATime, settleAttempt } from './attempts';

const rules = { attempts: 3, window: 60_000, blockedFor: 300_000 };
const START = 1_800_000_000_000;

/** Submits at the given times after the start, one after the other, and returns which submits are allowed. */
const submits = (...times: number[]) => times.map((time) => recordAttempt(rules, START + time));
const stored = () => JSON.parse(localStorage.getItem('contact_form') ?? '') as unknown;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('allows three attempts within a minute and stores them under the key of the specification, for all tabs', () => {
  expect(submits(0, 1, 2, 3)).toEqual([true, true, true, false]);
  const until = START + 300_003;
  expect(stored()).toEqual({ attempts: [START, START + 1, START + 2], blockedUntil: until });
  expect(blockedUntil(rules, until - 1)).toBe(until);
  expect(blockedUntil(rules, until)).toBe(0);
});

it.each([
  ['an attempt counts for 60 s', [0, 1000, 2000, 60_000], false],
  ['and not longer', [0, 1000, 2000, 60_001], true],
  ['a block lasts 5 minutes', [0, 0, 0, 10, 300_009], false],
  ['and not longer', [0, 0, 0, 10, 300_010], true],
  ['not even after attempts meanwhile', [0, 0, 0, 10, 100_000, 200_000, 300_010], true],
  ['nor when the clock is set forward', [0, 1, 2, 3, 3_600_000, 3_900_001], true],
  ['nor when it is set back', [0, 1, 2, 3, -86_400_000, -86_099_999], true],
])('%s: %j', (_rule, times, isAllowed) => {
  expect(submits(...times).at(-1)).toBe(isAllowed);
});

it.each([
  'x',
  'null',
  '[]',
  '{"attempts":"3"}',
  '{"attempts":[null,"1",{}],"blockedUntil":"tomorrow"}',
  '{"attempts":[1e999],"blockedUntil":[9e99]}',
])('ignores what is stored and invalid: %j', (text) => {
  localStorage.setItem('contact_form', text);
  expect(blockedUntil(rules, START)).toBe(0);
  expect(submits(0, 1, 2, 3)).toEqual([true, true, true, false]);
});

it('is blocked for at most 5 minutes and never throws, whatever is stored', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({ attempts: fc.array(fc.jsonValue()), blockedUntil: fc.jsonValue() })
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(anything, fc.integer({ min: 0, max: 4e12 }), (text, now) => {
      localStorage.setItem('contact_form', text);
      recordAttempt(rules, now);
      expect(blockedUntil(rules, now)).toBeLessThanOrEqual(now + rules.blockedFor);
    }),
  );
});

it('a block that was stored by a clock a day ahead ends 5 minutes after it is first seen', () => {
  const ahead = { attempts: [START - 1], blockedUntil: START + 86_400_000 };
  localStorage.setItem('contact_form', JSON.stringify(ahead));
  const until = START + 300_000;
  for (const seen of [0, 60_000, 299_999]) expect(blockedUntil(rules, START + seen)).toBe(until);
  expect(blockedUntil(rules, until)).toBe(0);
  expect(recordAttempt(rules, until)).toBe(true);
});

it('does not count a submit that the service failed to send, and counts it again when it was delivered after all', () => {
  submits(1, 2, 2);
  settleAttempt(rules, START + 2, false, START + 3);
  expect(stored()).toEqual({ attempts: [START + 1, START + 2], blockedUntil: 0 });
  submits(4);
  settleAttempt(rules, START + 2, true, START + 5);
  expect(submits(6)).toEqual([false]);
});

it('counts in memory where storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(submits(0, 1, 2, 3)).toEqual([true, true, true, false]);
  vi.restoreAllMocks();
  submits(400_000); // writes to storage again, which clears the memory
});

it('lets one tab at a time count', async () => {
  const request = vi.fn((_key: string, work: () => unknown) => Promise.resolve(work()));
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await oneTabAtATime(() => 'counted')).toBe('counted');
  expect(request).toHaveBeenCalledExactlyOnceWith('contact_form', expect.any(Function));
});

it('does not count again after an error of what it runs', async () => {
  const request = (_key: string, work: () => unknown) => Promise.resolve().then(work);
  vi.stubGlobal('navigator', { locks: { request } });
  const work = vi.fn(() => {
    throw new TypeError('broken');
  });
  await expect(oneTabAtATime(work)).rejects.toThrow('broken');
  expect(work).toHaveBeenCalledOnce();
});

it.each([
  ['has no locks', {}],
  ['refuses them', { locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } }],
])('counts without a lock in a browser that %s', async (_case, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(await oneTabAtATime(() => 'counted')).toBe('counted');
});

it('calls the listener when another tab has counted', () => {
  const listener = vi.fn();
  const stop = onAttemptElsewhere(listener);
  for (const key of ['motion', 'contact_form']) window.dispatchEvent(new StorageEvent('storage', { key }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'contact_form' }));
  expect(listener).toHaveBeenCalledOnce();
});
