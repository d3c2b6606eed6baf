import { expect, it, vi } from 'vitest';
import { fetchedOnce } from './lazy';
import { within } from './timeout';

it('what never comes counts as failed after its time, and is asked for anew', async () => {
  vi.useFakeTimers();
  const fetchPiece = vi.fn(() => within(15_000, new Promise<string>(() => undefined)));
  const piece = fetchedOnce(fetchPiece);
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
  await expect(within(1000, Promise.resolve('rules'))).resolves.toBe('rules');
  await expect(within(1000, Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
});
