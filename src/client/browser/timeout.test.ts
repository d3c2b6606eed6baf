import { expect, it, vi } from 'vitest';
import { lazy } from './lazy';
import { withTimeout } from './timeout';

it('a promise that never settles fails after the timeout, and the next call tries again', async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => withTimeout(15_000, new Promise<string>(() => undefined)));
  const cached = lazy(load);
  const first = cached().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await first).toBe('timed out after 15000 ms');
  load.mockResolvedValueOnce('rules');
  await expect(cached()).resolves.toBe('rules');
  await expect(cached()).resolves.toBe('rules');
  expect(load).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('a result in time is passed on, and so is an error', async () => {
  await expect(withTimeout(1000, Promise.resolve('rules'))).resolves.toBe('rules');
  await expect(withTimeout(1000, Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
});
