// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { installedProgram } from './find-program.mjs';
import { runTool } from './run-tool.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const paths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const MINUTES = 3;
const MILLISECONDS = MINUTES * 60_000;

/**
 * Returns the path of a Chromium for the tests: the one in `CHROMIUM`, or an installed one. Otherwise it installs one:
 * Debian's package for root on Debian, else the download of Playwright.
 *
 * @returns an empty string for the download of Playwright, which Playwright finds itself
 */
export function chromium(root) {
  const found = process.env.CHROMIUM || installed();
  if (found) return found;
  if (process.getuid?.() === 0 && installedProgram(['apt-get'], [])) {
    console.log(`Installing Debian's Chromium for the browser tests (once, at most ${MINUTES} minutes) …`);
    const end = Date.now() + MILLISECONDS;
    const isInstalled =
      step(end, 'apt-get', ['update', '-q']) &&
      step(end, 'apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium']);
    const path = isInstalled && installed();
    if (path) return path;
  }
  console.log(`Downloading Playwright's Chromium (once, at most ${MINUTES} minutes) …`);
  const connection = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(MILLISECONDS) };
  if (runTool(root, 'playwright', ['install', 'chromium'], connection, MILLISECONDS) === 0) return '';
  console.error(
    'No Chromium was found for the browser tests. Install one, or set its path: CHROMIUM=/path/to/chromium npm test',
  );
  process.exit(2);
}

function installed() {
  return installedProgram(names, paths);
}

/** Runs a command with the remaining time as its timeout. Returns whether it succeeded, and prints why not. */
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
