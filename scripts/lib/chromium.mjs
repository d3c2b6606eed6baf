// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { installedProgram } from './find-program.mjs';
import { runTool } from './run-tool.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const MINUTES = 3;
const MILLISECONDS = MINUTES * 60_000;

/**
 * The Chromium for the tests: the one named by `CHROMIUM`, one that is installed, else Debian's package
 * when this is root's Debian, else Playwright's own download.
 *
 * @returns its path, or an empty text when Playwright knows where its own is
 */
export function chromium(root) {
  const found = process.env.CHROMIUM || installed();
  if (found) return found;
  if (process.getuid?.() === 0 && installedProgram(['apt-get'], [])) {
    console.log(`Installing Debian's Chromium for the browser tests (once, ${MINUTES} minutes at most) …`);
    const end = Date.now() + MILLISECONDS;
    const done =
      step(end, 'apt-get', ['update', '-q']) &&
      step(end, 'apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium']);
    const debian = done && installed();
    if (debian) return debian;
  }
  console.log(`Downloading Playwright's Chromium (once, ${MINUTES} minutes at most) …`);
  const connection = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(MILLISECONDS) };
  if (runTool(root, 'playwright', ['install', 'chromium'], connection, MILLISECONDS) === 0) return '';
  console.error(
    'There is no Chromium for the browser tests. Install one, or name one: CHROMIUM=/path/to/chromium npm test',
  );
  process.exit(2);
}

function installed() {
  return installedProgram(names, places);
}

/** Runs a command until the end of the time there is; says so when it did not work. */
function step(end, command, options) {
  const { status, error } = spawnSync(command, options, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: Math.max(1, end - Date.now()),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status === 0) return true;
  const reason = error?.code === 'ETIMEDOUT' ? `took longer than ${MINUTES} minutes` : `failed (${status})`;
  console.error(`${command} ${options[0]} ${reason}.`);
  return false;
}
