/** The tag of what takes too long for every change; `npm run test:all` runs it. */
export const nightly = { tag: '@nightly' } as const;

/** Returns how often a property is tried: five times as often with `npm run test:all`. */
export function runs(count: number): number {
  return process.env.TEST_ALL ? 5 * count : count;
}

/** Returns the first rows, and all of them with `npm run test:all`. */
export function sampled<Row>(rows: readonly Row[], count = 1): readonly Row[] {
  return process.env.TEST_ALL ? rows : rows.slice(0, count);
}
