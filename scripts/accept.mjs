// `npm run accept`: takes the pictures of the look anew, after a change of it that was meant.
import { fileURLToPath } from 'node:url';
import { setUp } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
setUp(root);
const { chromium } = await import('./chromium.mjs');
const { runTool } = await import('./run-tool.mjs');
process.exitCode = runTool(root, 'playwright', ['test', 'tests/e2e/look.spec.ts', '--update-snapshots'], {
  CHROMIUM: chromium(root),
});
