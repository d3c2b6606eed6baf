// `npm test`: everything that must hold, or a part of it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changesContentOnly, withoutContent } from './lib/content-files.mjs';
import { scriptOptions } from './lib/script-options.mjs';
import { setUp } from './lib/setup.mjs';
import { testCounts } from './lib/test-counts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const given = scriptOptions('test', {
  '--site': 'the shipped site only: its config, its build, and what is true of any valid site',
  '--since=': 'a commit: the same when only content changed since then; otherwise everything',
  '--no-browser': 'all but the browser',
  '--all': 'also what npm run test:all adds',
});
process.chdir(root);
setUp(root);
const { runTool } = await import('./lib/run-tool.mjs');
const { chromium } = await import('./lib/chromium.mjs');
const since = given.find((option) => option.startsWith('--since='))?.slice('--since='.length);
const isSiteOnly = given.includes('--site') || (since !== undefined && changesContentOnly(root, since));
const isAll = given.includes('--all');
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const environment = {
  CHROMIUM: given.includes('--no-browser') ? '' : chromium(root),
  ...(isAll && { TEST_ALL: '1' }),
  ...(isSiteOnly && { SUITE: 'site' }),
};
const failed = [];

const tool =
  (name, ...options) =>
  () =>
    runTool(root, name, options, environment);
const command =
  (...options) =>
  () =>
    spawnSync(process.execPath, ['scripts/run.mjs', ...options], { cwd: root, stdio: 'inherit' }).status ?? 1;

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
      ...(isSiteOnly ? ['--project=site'] : []),
    ),
  ],
  ['browser', tool('playwright', 'test', '--config=tests/e2e/playwright.config.ts')],
];
const steps = [...(isSiteOnly ? [] : engineSteps), ...siteSteps].filter(
  ([name]) => name !== 'browser' || !given.includes('--no-browser'),
);

if (isSiteOnly) console.log('The shipped site only: config, build, and what is true of any valid site.');
for (const [name, step] of steps) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const code = step();
  console.log(
    `── ${name}: ${code === 0 ? 'good' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(0)} s`,
  );
  if (code !== 0) failed.push(name);
}

const { passed, lost, skipped, flaky } = testCounts(results, failed);
console.log(failed.length === 0 ? '\nEverything holds.' : `\nWhat failed: ${failed.join(', ')}.`);
const second = flaky === 0 ? '' : ` (${flaky} only at the second try)`;
console.log(`${passed} passed${second}, ${lost} failed, ${skipped} skipped`);
process.exitCode = failed.length === 0 ? 0 : 1;
