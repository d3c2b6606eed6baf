import type { ServeFigures } from './serve-figures';
import { markdown } from '../table';

/** The targets for nginx with 64 concurrent requests: a fifth of what it reached on two idle cores. */
export const WANTED = { requests: 10_000, p99: 10 } as const;

/** A measurement, and whether its speed counts or only that nothing was lost. */
export interface ServeRow extends ServeFigures {
  isTimed: boolean;
}

/** Returns whether all targets of a measurement are reached. */
export function isReached({ isTimed, requests, p99, failed }: ServeRow): boolean {
  return requests > 0 && failed === 0 && (!isTimed || (requests >= WANTED.requests && p99 < WANTED.p99));
}

/** Formats the measurements as a Markdown table. */
export function serveTable(rows: ServeRow[]): string {
  return markdown(
    ['what', 'requests a second', 'half within', '99 of 100 within', 'failed', 'reach', ''],
    rows.map((row) => [
      row.what,
      String(row.requests),
      `${row.median} ms`,
      `${row.p99} ms`,
      String(row.failed),
      row.isTimed ? `≥ ${WANTED.requests}, < ${WANTED.p99} ms, 0` : '0 failed',
      isReached(row) ? '✓' : '✗',
    ]),
  );
}
