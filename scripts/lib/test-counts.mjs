import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How many tests passed (`flaky` of them at the second try only), failed and were skipped. What failed before
 * a test could run counts too: a file of tests that cannot be loaded, a browser that does not start, a step
 * without tests.
 *
 * @param {string} folder where the reports of Vitest (`units.json`) and Playwright (`e2e.json`) lie
 * @param {string[]} failedSteps the names of the steps that failed
 */
export function testCounts(folder, failedSteps) {
  const units = report(folder, 'units.json', (said) => ({
    passed: said.numPassedTests,
    lost: said.numFailedTests + said.testResults.filter(isNotLoaded).length,
    skipped: said.numPendingTests,
    flaky: 0,
  }));
  const browser = report(folder, 'e2e.json', (said) => ({
    passed: said.stats.expected + said.stats.flaky,
    lost: said.stats.unexpected + said.errors.length,
    skipped: said.stats.skipped,
    flaky: said.stats.flaky,
  }));
  const lost = { units: units.lost, browser: browser.lost };
  for (const step of failedSteps) lost[step] = Math.max(1, lost[step] ?? 0);
  return {
    passed: units.passed + browser.passed,
    lost: Object.values(lost).reduce((sum, count) => sum + count, 0),
    skipped: units.skipped + browser.skipped,
    flaky: browser.flaky,
  };
}

/** A file of tests that failed although none of its tests did. */
function isNotLoaded({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

function report(folder, name, read) {
  const file = join(folder, name);
  return existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, lost: 0, skipped: 0, flaky: 0 };
}
