import { installPackages } from './debian-packages.mjs';
import { installedProgram } from './find-program.mjs';

/** The browsers beside Chromium: the names and paths of the program, what else the tests need, Debian's packages. */
const browsers = {
  firefox: {
    title: 'Firefox',
    names: ['firefox', 'firefox-esr', 'firefox.exe'],
    paths: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    needed: [],
    packages: ['firefox-esr'],
  },
  webkit: {
    title: 'WebKit',
    names: ['WebKitWebDriver'],
    paths: [],
    needed: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * Returns the path of a browser for the tests: the one in `FIREFOX` or `WEBKIT`, or an installed one. Otherwise it
 * installs Debian's packages, for root on Debian.
 *
 * @param {'firefox' | 'webkit'} browser
 * @returns undefined when there is none; it has said so
 */
export function otherBrowser(browser) {
  const { title, names, paths, needed, packages } = browsers[browser];
  const variable = browser.toUpperCase();
  const installed = () =>
    needed.every((name) => installedProgram([name], []))
      ? process.env[variable] || installedProgram(names, paths)
      : undefined;
  const found = installed() ?? (installPackages(title, packages) ? installed() : undefined);
  if (!found)
    console.log(
      `The ${title} tests are left out, because ${[names[0], ...needed].join(' or ')} is not installed. Install it (Debian: apt-get install ${packages.join(' ')}), or set its path: ${variable}=/path/to/${names[0]}`,
    );
  return found;
}
