// `npm run test:update`: after a change that was meant, takes the pictures of the look anew and writes down what the
// heads of the specified pages say. Look at what has changed before it is committed.
import { fileURLToPath } from 'node:url';
import { scriptOptions } from './lib/script-options.mjs';
import { setUp } from './lib/setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
scriptOptions('test:update');
process.chdir(root);
setUp(root);
const { chromium } = await import('./lib/chromium.mjs');
const { runTool } = await import('./lib/run-tool.mjs');
const heads = await runTool(root, 'vitest', ['run', 'tests/pages/heads.test.ts'], { ACCEPT_HEADS: '1' });
const pictures = await runTool(
  root,
  'playwright',
  ['test', '--config=tests/e2e/playwright.config.ts', 'look.spec.ts', '--update-snapshots'],
  {
    CHROMIUM: chromium(root),
  },
);
process.exitCode = heads || pictures;
