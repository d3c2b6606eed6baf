// `npm run test:firefox`, `npm run test:webkit`: runs the essential tests in another browser.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { otherBrowser } from './lib/other-browser.mjs';
import { scriptOptions } from './lib/script-options.mjs';
import { setUp } from './lib/setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [browser] = process.argv.splice(2, 1);
scriptOptions(`test:${browser}`);
process.chdir(root);
setUp(root);
const { runTool } = await import('./lib/run-tool.mjs');
const program = otherBrowser(browser);
mkdirSync(join(root, 'test-results'), { recursive: true });
if (program)
  process.exitCode = runTool(
    root,
    'playwright',
    ['test', `--config=tests/e2e/playwright.${browser}.config.ts`],
    { [browser.toUpperCase()]: program },
  );
