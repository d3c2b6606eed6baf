// `npm run test:firefox`: what must hold in Firefox too, where there is one. `FIREFOX` names another than is found.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installedProgram } from './lib/find-program.mjs';
import { scriptOptions } from './lib/script-options.mjs';
import { setUp } from './lib/setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const names = ['firefox', 'firefox-esr', 'firefox.exe'];
const places = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

scriptOptions('test:firefox');
process.chdir(root);
setUp(root);
const firefox = process.env.FIREFOX || installedProgram(names, places);
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
    'The tests in Firefox were left out: there is none on this machine. Install one (Debian: apt-get install firefox-esr), or name one: FIREFOX=/path/to/firefox npm run test:firefox',
  );
}
