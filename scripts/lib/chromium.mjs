import { installPackages } from './debian-packages.mjs';
import { installedProgram } from './find-program.mjs';
import { runTool } from './run-tool.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const paths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const MILLISECONDS = 180_000;

/**
 * Returns the path of a Chromium for the tests: the one in `CHROMIUM`, or an installed one. Otherwise it installs one:
 * Debian's package for root on Debian, else the download of Playwright.
 *
 * @returns an empty string for the download of Playwright, which Playwright finds itself
 */
export function chromium(root) {
  const found = process.env.CHROMIUM || installed();
  if (found) return found;
  const path = installPackages('Chromium', ['chromium']) && installed();
  if (path) return path;
  console.log('Downloading Playwright’s Chromium (once, at most 3 minutes) …');
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
