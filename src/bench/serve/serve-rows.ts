import type { LoadResult } from './load-test';
import { markdown } from '../table';

/** The targets for nginx with 64 concurrent requests: a fifth of the results on two idle cores. */
export const TARGETS = { requests: 10_000, p99: 10 } as const;

/** The result of a load test. */
export interface ServeRow extends LoadResult {
  /** Whether the speed has a target, or only the number of failed requests. */
  isTimed: boolean;
}

/** Returns whether all targets of a measurement are reached. */
export function isReached({ isTimed, requests, p99, failed }: ServeRow): boolean {
  return requests > 0 && failed === 0 && (!isTimed || (requests >= TARGETS.requests && p99 < TARGETS.p99));
}

/** Formats the measurements as a Markdown table. */
export function serveTable(rows: ServeRow[]): string {
  return markdown(
    ['what', 'requests per second', 'median', '99th percentile', 'failed', 'target', ''],
    rows.map((row) => [
      row.what,
      String(row.requests),
      `${row.median} ms`,
      `${row.p99} ms`,
      String(row.failed),
      row.isTimed ? `≥ ${TARGETS.requests}, < ${TARGETS.p99} ms, 0` : '0 failed',
      isReached(row) ? '✓' : '✗',
    ]),
  );
}
