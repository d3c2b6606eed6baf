// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  blockedUntil,
  recordAttempt,
  onAttemptElsewhere,
  oneTabAtATime,
  settleAttempt,
} from './stored-attempts';

const rules = { attempts: 3, window: 60_000, blockedFor: 300_000 };

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('stores the attempts under the key of the specification, for all tabs', () => {
  expect([1, 2, 3, 4].map((now) => recordAttempt(rules, now))).toEqual([true, true, true, false]);
  expect(JSON.parse(localStorage.getItem('contact_form') ?? '')).toEqual({
    attempts: [1, 2, 3],
    blockedUntil: 300_004,
  });
  expect(blockedUntil(rules, 4)).toBe(300_004);
  expect(blockedUntil(rules, 300_004)).toBe(0);
});

it('does not count a submit that the service failed to send, and counts it again when it was delivered after all', () => {
  for (const now of [1, 2, 2]) recordAttempt(rules, now);
  settleAttempt(rules, 2, false, 3);
  expect(JSON.parse(localStorage.getItem('contact_form') ?? '')).toEqual({
    attempts: [1, 2],
    blockedUntil: 0,
  });
  recordAttempt(rules, 4);
  settleAttempt(rules, 2, true, 5);
  expect(recordAttempt(rules, 6)).toBe(false);
});

it('counts in memory where storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect([1, 2, 3, 4].map((now) => recordAttempt(rules, now))).toEqual([true, true, true, false]);
  vi.restoreAllMocks();
  recordAttempt(rules, 400_000); // writes to storage again, which clears the memory
});

it('lets one tab at a time count', async () => {
  const request = vi.fn((_key: string, work: () => unknown) => Promise.resolve(work()));
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await oneTabAtATime(() => 'counted')).toBe('counted');
  expect(request).toHaveBeenCalledExactlyOnceWith('contact_form', expect.any(Function));
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
  window.dispatchEvent(new StorageEvent('storage', { key: 'motion' }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'contact_form' }));
  expect(listener).toHaveBeenCalledOnce();
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'contact_form' }));
  expect(listener).toHaveBeenCalledOnce();
});
