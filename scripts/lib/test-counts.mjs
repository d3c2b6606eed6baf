import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the numbers of tests that passed, failed and were skipped. Failures outside a test also count: a test file that
 * cannot be loaded, a browser that does not start, a step without tests.
 *
 * @param {string} folder the folder of the reports of Vitest (`units.json`) and Playwright (`e2e.json`, `firefox.json`,
 *   `webkit.json`)
 * @param {string[]} failedSteps the names of the steps that failed
 * @param {boolean} isAll whether the nightly tests were run; otherwise they are not counted as skipped
 */
export function testCounts(folder, failedSteps, isAll = false) {
  const isSkipped = ({ status, tags }) => status === 'skipped' && (isAll || !tags.includes('nightly'));
  const units = report(folder, 'units.json', (results) => ({
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.testResults.filter(isNotLoaded).length,
    skipped: results.testResults.flatMap((file) => file.assertionResults).filter(isSkipped).length,
  }));
  const browsers = ['e2e.json', 'firefox.json', 'webkit.json'].map((name) =>
    report(folder, name, (results) => ({
      passed: results.stats.expected,
      failed: results.stats.unexpected + results.errors.length,
      skipped: results.stats.skipped,
    })),
  );
  const [browser, firefox, webkit] = browsers.map((counts) => counts.failed);
  const failed = { units: units.failed, browser, firefox, webkit };
  for (const step of failedSteps) failed[step] = Math.max(1, failed[step] ?? 0);
  const sum = (name) => [units, ...browsers].reduce((total, counts) => total + counts[name], 0);
  return {
    passed: sum('passed'),
    failed: Object.values(failed).reduce((total, count) => total + count, 0),
    skipped: sum('skipped'),
  };
}

/** Returns whether a test file failed without a failed test, because it could not be loaded. */
function isNotLoaded({ status, assertionResults }) {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

function report(folder, name, read) {
  const file = join(folder, name);
  return existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
}
