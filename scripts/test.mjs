// `npm test`: runs all checks and tests, or some of them. Prints a line for each, and the output of those that fail.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changesContentOnly, differingFiles, withoutContent } from './lib/content-files.mjs';
import { nearTests } from './lib/near-tests.mjs';
import { scriptOptions } from './lib/script-options.mjs';
import { setUp } from './lib/setup.mjs';
import { testCounts } from './lib/test-counts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const options = scriptOptions('test', {
  '--site': 'test only the shipped site: its config, its build, and the tests for any valid site',
  '--since=': 'a commit: like --site when only content changed since then; otherwise test everything',
  '--no-browser': 'skip the browser tests',
  '--quick':
    'no build and no browser; format and tests of what differs from --since, or main (npm run check)',
  '--all': 'also run what takes too long for every change (npm run test:all)',
});
process.chdir(root);
setUp(root);
const { toolScript } = await import('./lib/run-tool.mjs');
const { chromium } = await import('./lib/chromium.mjs');
const { otherBrowser } = await import('./lib/other-browser.mjs');
const isQuick = options.includes('--quick');
const since =
  options.find((option) => option.startsWith('--since='))?.slice('--since='.length) ??
  (isQuick ? 'main' : undefined);
const differing = isQuick ? differingFiles(root, since) : undefined;
if (isQuick && !differing) {
  console.error(
    `Git knows no commit "${since}". Name the one to compare with: npm run check -- --since=COMMIT`,
  );
  process.exit(2);
}
const isSiteOnly =
  !isQuick && (options.includes('--site') || (since !== undefined && changesContentOnly(root, since)));
const isAll = options.includes('--all');
const hasBrowser = !isQuick && !options.includes('--no-browser');
const hasOtherBrowsers = hasBrowser && isAll && !isSiteOnly;
const FIREFOX = hasOtherBrowsers ? otherBrowser('firefox') : undefined;
const WEBKIT = hasOtherBrowsers ? otherBrowser('webkit') : undefined;
const results = join(root, 'test-results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const env = {
  ...process.env,
  CHROMIUM: hasBrowser ? chromium(root) : '',
  ...(FIREFOX && { FIREFOX }),
  ...(WEBKIT && { WEBKIT }),
  ...(isAll && { TEST_ALL: '1' }),
  ...(isSiteOnly && { SUITE: 'site' }),
};

const tool = (name, ...args) => [toolScript(root, name), ...args];
const command = (...args) => ['scripts/run.mjs', ...args];
const engineChecks = {
  types: tool('tsc', '--noEmit'),
  lint: tool('oxlint', '--deny-warnings'),
  'generated files': command('generate', '--check'),
};
const format = tool(
  'prettier',
  '--check',
  '--log-level=warn',
  '--ignore-unknown',
  '--no-error-on-unmatched-pattern',
  ...(differing?.filter((file) => existsSync(file)) ?? ['.']),
  ...withoutContent,
);
// Addresses that were published at the commit must not be lost, even when the list of them is lost as well.
const siteChecks = {
  config: command('validate', ...(since ? [`--since=${since}`] : [])),
  ...(!isQuick && { build: command('build') }),
};
const tests = {
  units: tool(
    'vitest',
    'run',
    '--reporter=minimal',
    '--reporter=json',
    '--outputFile.json=test-results/units.json',
    ...(isSiteOnly ? ['--project=site', '--project=built'] : []),
    ...(differing ? nearTests(root, differing) : []),
  ),
  ...(hasBrowser && { browser: tool('playwright', 'test', '--config=tests/e2e/playwright.config.ts') }),
  ...(FIREFOX && { firefox: tool('playwright', 'test', '--config=tests/e2e/playwright.firefox.config.ts') }),
  ...(WEBKIT && { webkit: tool('playwright', 'test', '--config=tests/e2e/playwright.webkit.config.ts') }),
};

const failedSteps = [];
if (isSiteOnly)
  console.log('Testing only the shipped site: its config, its build, and the tests for any valid site.');
// Prettier uses one core: the other checks run on the second one meanwhile.
await Promise.all(
  isSiteOnly ? [runSteps(siteChecks)] : [runSteps({ format }), runSteps({ ...engineChecks, ...siteChecks })],
);
await runSteps(tests);

const { passed, failed, skipped } = testCounts(results, failedSteps, isAll);
console.log(failedSteps.length === 0 ? '\nAll steps passed.' : `\nFailed steps: ${failedSteps.join(', ')}.`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failedSteps.length === 0 ? 0 : 1;

/** Runs steps one after the other, each a script for Node with its arguments. */
async function runSteps(steps) {
  for (const [name, args] of Object.entries(steps)) {
    const start = performance.now();
    const { code, output } = await run(args);
    if (code !== 0) failedSteps.push(name);
    // What could not be compared with the commit is said of a config without errors, too.
    if (code !== 0 || (name === 'config' && since)) console.log(`\n${output.trim()}\n`);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${code === 0 ? 'passed' : 'FAILED'}, ${seconds} s`);
  }
}

/** Runs a script. Returns its exit code, and its output in the order in which it was written. */
async function run(args) {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, output };
}
