// `npm run test:firefox`: what must hold in Firefox too, where there is one. `FIREFOX` names another than is found.
import { accessSync, constants, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUp } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const names = ['firefox', 'firefox-esr', 'firefox.exe'];
const places = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

process.chdir(root);
setUp(root);
const firefox = process.env.FIREFOX || installed();
if (firefox) {
  const { runTool } = await import('./run-tool.mjs');
  mkdirSync(join(root, 'test-results'), { recursive: true });
  process.exitCode = runTool(root, 'playwright', ['test', '--config', 'playwright.firefox.config.ts'], {
    FIREFOX: firefox,
  });
} else {
  console.log(
    'The tests in Firefox were left out: there is none on this machine. Install one (Debian: apt-get install firefox-esr), or name one: FIREFOX=/path/to/firefox npm run test:firefox',
  );
}

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const known = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...known, ...places].find(isRunnable);
}

function isRunnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
