// `npm run test:update`: after an intended change of the look, takes new screenshots. Review the changes before you commit them.
import { fileURLToPath } from 'node:url';
import { scriptOptions } from './lib/script-options.mjs';
import { setUp } from './lib/setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
scriptOptions('test:update');
process.chdir(root);
setUp(root);
const { chromium } = await import('./lib/chromium.mjs');
const { runTool } = await import('./lib/run-tool.mjs');
process.exitCode = await runTool(
  root,
  'playwright',
  ['test', '--config=tests/e2e/playwright.config.ts', 'look.spec.ts', '--update-snapshots'],
  { CHROMIUM: chromium(root), TEST_ALL: '1' },
);
