export function testCounts(
  folder: string,
  failedSteps: string[],
  isAll?: boolean,
): { passed: number; failed: number; skipped: number; flaky: number };
