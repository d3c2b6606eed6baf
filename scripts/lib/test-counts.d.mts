export function testCounts(
  folder: string,
  failedSteps: string[],
): { passed: number; lost: number; skipped: number; flaky: number };
