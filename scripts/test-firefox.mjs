// `npm run test:firefox`: runs the essential tests in an installed Firefox, or in the one that `FIREFOX` specifies.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedProgram } from './lib/find-program.mjs';
import { scriptOptions } from './lib/script-options.mjs';
import { setUp } from './lib/setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const names = ['firefox', 'firefox-esr', 'firefox.exe'];
const paths = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

scriptOptions('test:firefox');
process.chdir(root);
setUp(root);
const firefox = process.env.FIREFOX || installedProgram(names, paths);
if (firefox) {
  const { runTool } = await import('./lib/run-tool.mjs');
  mkdirSync(join(root, 'test-results'), { recursive: true });
  process.exitCode = runTool(
    root,
    'playwright',
    ['test', '--config', 'tests/e2e/playwright.firefox.config.ts'],
    {
      FIREFOX: firefox,
    },
  );
} else {
  console.log(
    'The Firefox tests are skipped, because Firefox is not installed. Install it (Debian: apt-get install firefox-esr), or set its path: FIREFOX=/path/to/firefox npm run test:firefox',
  );
}
