// `npm run test:firefox`: runs the essential tests in Firefox.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firefox } from './lib/firefox.mjs';
import { scriptOptions } from './lib/script-options.mjs';
import { setUp } from './lib/setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
scriptOptions('test:firefox');
process.chdir(root);
setUp(root);
const { runTool } = await import('./lib/run-tool.mjs');
const FIREFOX = firefox();
mkdirSync(join(root, 'test-results'), { recursive: true });
if (FIREFOX)
  process.exitCode = runTool(
    root,
    'playwright',
    ['test', '--config=tests/e2e/playwright.firefox.config.ts'],
    {
      FIREFOX,
    },
  );
