import { expect, it } from 'vitest';
import { isReached, serveTable, type ServeRow } from './serve-rows';

const row: ServeRow = { what: 'a page', requests: 20_000, median: 1, p99: 3, failed: 0, isTimed: true };

it('reaches the targets when the server is fast and no request fails', () => {
  expect(isReached(row)).toBe(true);
  expect(isReached({ ...row, requests: 9000 })).toBe(false);
  expect(isReached({ ...row, p99: 10 })).toBe(false);
  expect(isReached({ ...row, failed: 1 })).toBe(false);
});

it('checks only failed requests when the speed has no target', () => {
  expect(isReached({ ...row, isTimed: false, requests: 10 })).toBe(true);
  expect(isReached({ ...row, isTimed: false, failed: 1 })).toBe(false);
  expect(isReached({ ...row, isTimed: false, requests: 0 })).toBe(false);
});

it('marks a missed target in the table', () => {
  const [, , first, second] = serveTable([row, { ...row, failed: 2 }]).split('\n');
  expect(first).toMatch(/^\| a page \| 20000 \| 1 ms \| 3 ms \| 0 \|.*✓ \|$/);
  expect(second).toMatch(/✗ \|$/);
});
