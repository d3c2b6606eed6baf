export function testCounts(
  folder: string,
  failedSteps: string[],
): { passed: number; failed: number; skipped: number; flaky: number };
