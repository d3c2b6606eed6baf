import { expect, it } from 'vitest';
import { isReached, serveTable, type ServeRow } from './serve-rows';

const row: ServeRow = { what: 'a page', requests: 20_000, median: 1, p99: 3, failed: 0, isTimed: true };

it('is reached when the server is fast and loses nothing', () => {
  expect(isReached(row)).toBe(true);
  expect(isReached({ ...row, requests: 9000 })).toBe(false);
  expect(isReached({ ...row, p99: 10 })).toBe(false);
  expect(isReached({ ...row, failed: 1 })).toBe(false);
});

it('judges by what was lost alone while something else happens to the server', () => {
  expect(isReached({ ...row, isTimed: false, requests: 10 })).toBe(true);
  expect(isReached({ ...row, isTimed: false, failed: 1 })).toBe(false);
  expect(isReached({ ...row, isTimed: false, requests: 0 })).toBe(false);
});

it('says in the table what was not reached', () => {
  const [, , first, second] = serveTable([row, { ...row, failed: 2 }]).split('\n');
  expect(first).toMatch(/^\| a page \| 20000 \| 1 ms \| 3 ms \| 0 \|.*✓ \|$/);
  expect(second).toMatch(/✗ \|$/);
});
