// `npm test`: everything that must hold. `npm run test:all` looks at every page in the browser, and does
// it all once more on a copy of the site after the edits of a maintainer.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scriptOptions } from './script-options.mjs';
import { setUp } from './setup.mjs';
import { testCounts } from './test-counts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const all = scriptOptions(
  `npm test [-- OPTIONS]

Runs everything that must hold: types, lint, format, config, build, units, browser.

  --all    view every page, and repeat it all on a copy after edits (npm run test:all)
  --help   this text`,
  ['--all'],
).includes('--all');
process.chdir(root);
setUp(root);
const { runTool } = await import('./run-tool.mjs');
const { chromium } = await import('./chromium.mjs');
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const browser = chromium(root);
const failed = [];

const nodeOf = (options) => () => runCommand(options);
const steps = [
  ['types', () => runTool(root, 'tsc', ['--noEmit'])],
  ['lint', () => runTool(root, 'oxlint', ['--deny-warnings'])],
  ['format', () => runTool(root, 'prettier', ['--check', '--log-level', 'warn', '.'])],
  ['generated types', nodeOf(['types', '--check'])],
  ['config', nodeOf(['validate'])],
  ['build', nodeOf(['build'])],
  [
    'units',
    () =>
      runTool(root, 'vitest', [
        'run',
        '--reporter=dot',
        '--reporter=json',
        '--outputFile.json=test-results/units.json',
      ]),
  ],
  [
    'browser',
    () => runTool(root, 'playwright', ['test'], { CHROMIUM: browser, ...(all && { TEST_ALL: '1' }) }),
  ],
  ...(all ? [['a copy after edits', () => copyWithEdits()]] : []),
];

for (const [name, step] of steps) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const code = await step();
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

async function runCommand(options) {
  const { spawnSync } = await import('node:child_process');
  return (
    spawnSync(process.execPath, ['scripts/run.mjs', ...options], { cwd: root, stdio: 'inherit' }).status ?? 1
  );
}

async function copyWithEdits() {
  const { testCopy } = await import('./test-copy.mjs');
  return testCopy(root, browser);
}
