import { expect, it, vi } from 'vitest';
import { lazy } from './lazy';
import { withTimeout } from './timeout';

it('what never comes counts as failed after its time, and is asked for anew', async () => {
  vi.useFakeTimers();
  const fetchPiece = vi.fn(() => withTimeout(15_000, new Promise<string>(() => undefined)));
  const piece = lazy(fetchPiece);
  const first = piece().catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await first).toBe('nothing came in 15000 ms');
  fetchPiece.mockResolvedValueOnce('rules');
  await expect(piece()).resolves.toBe('rules');
  await expect(piece()).resolves.toBe('rules');
  expect(fetchPiece).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it('what comes in time is handed on, and so is what goes wrong', async () => {
  await expect(withTimeout(1000, Promise.resolve('rules'))).resolves.toBe('rules');
  await expect(withTimeout(1000, Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
});
