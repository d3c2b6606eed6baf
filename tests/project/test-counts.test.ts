import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testCounts } from '../../scripts/lib/test-counts.mjs';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'reports-'))));
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, report: object) => writeFileSync(join(folder, name), JSON.stringify(report));

function units(...testResults: object[]) {
  write('units.json', { numPassedTests: 5, numFailedTests: 1, testResults });
}

it('counts what the reports say, and leaves out what waits for the night', () => {
  const skipped = { status: 'skipped', tags: [] };
  const nightly = { status: 'skipped', tags: ['nightly'] };
  units({
    status: 'failed',
    assertionResults: [{ status: 'passed' }, { status: 'failed' }, skipped, skipped, nightly],
  });
  write('e2e.json', { stats: { expected: 10, unexpected: 2, flaky: 1, skipped: 3 }, errors: [] });
  write('firefox.json', { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] });
  expect(testCounts(folder, ['units', 'browser'])).toEqual({ passed: 20, failed: 3, skipped: 5, flaky: 1 });
});

it('counts a file of tests that could not be loaded', () => {
  units({ status: 'failed', assertionResults: [] }, { status: 'failed', assertionResults: [] });
  expect(testCounts(folder, ['units']).failed).toBe(3);
});

it('counts a step that failed without a report, such as a browser that did not start', () => {
  expect(testCounts(folder, ['units', 'browser', 'lint'])).toEqual({
    passed: 0,
    failed: 3,
    skipped: 0,
    flaky: 0,
  });
});
