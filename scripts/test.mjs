// `npm test`: runs all checks and tests, or some of them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changesContentOnly, withoutContent } from './lib/content-files.mjs';
import { scriptOptions } from './lib/script-options.mjs';
import { setUp } from './lib/setup.mjs';
import { testCounts } from './lib/test-counts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const options = scriptOptions('test', {
  '--site': 'test only the shipped site: its config, its build, and the tests for any valid site',
  '--since=': 'a commit: like --site when only content changed since then; otherwise test everything',
  '--no-browser': 'skip the browser tests',
  '--all':
    'also test every page in the browser, the specified values, and a year of edits (npm run test:all)',
});
process.chdir(root);
setUp(root);
const { runTool } = await import('./lib/run-tool.mjs');
const { chromium } = await import('./lib/chromium.mjs');
const since = options.find((option) => option.startsWith('--since='))?.slice('--since='.length);
const isSiteOnly = options.includes('--site') || (since !== undefined && changesContentOnly(root, since));
const isAll = options.includes('--all');
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const environment = {
  CHROMIUM: options.includes('--no-browser') ? '' : chromium(root),
  ...(isAll && { TEST_ALL: '1' }),
  ...(isSiteOnly && { SUITE: 'site' }),
};
const failedSteps = [];

const tool =
  (name, ...args) =>
  () =>
    runTool(root, name, args, environment);
const command =
  (...args) =>
  () =>
    spawnSync(process.execPath, ['scripts/run.mjs', ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;

const engineSteps = [
  ['types', tool('tsc', '--noEmit')],
  ['lint', tool('oxlint', '--deny-warnings')],
  ['format', tool('prettier', '--check', '--log-level', 'warn', '.', ...withoutContent)],
  ['generated files', command('generate', '--check')],
];
const siteSteps = [
  ['config', command('validate')],
  ['build', command('build')],
  [
    'units',
    tool(
      'vitest',
      'run',
      '--reporter=dot',
      '--reporter=json',
      '--outputFile.json=test-results/units.json',
      ...(isSiteOnly ? ['--project=site', '--project=built'] : []),
    ),
  ],
  ['browser', tool('playwright', 'test', '--config=tests/e2e/playwright.config.ts')],
];
const steps = [...(isSiteOnly ? [] : engineSteps), ...siteSteps].filter(
  ([name]) => name !== 'browser' || !options.includes('--no-browser'),
);

if (isSiteOnly)
  console.log('Testing only the shipped site: its config, its build, and the tests for any valid site.');
for (const [name, step] of steps) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const code = step();
  console.log(
    `── ${name}: ${code === 0 ? 'passed' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(0)} s`,
  );
  if (code !== 0) failedSteps.push(name);
}

const { passed, failed, skipped, flaky } = testCounts(results, failedSteps);
console.log(failedSteps.length === 0 ? '\nAll steps passed.' : `\nFailed steps: ${failedSteps.join(', ')}.`);
const repeated = flaky === 0 ? '' : ` (${flaky} only on retry)`;
console.log(`${passed} passed${repeated}, ${failed} failed, ${skipped} skipped`);
process.exitCode = failedSteps.length === 0 ? 0 : 1;
