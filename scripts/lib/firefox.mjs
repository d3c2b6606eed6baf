import { installPackages } from './debian-packages.mjs';
import { installedProgram } from './find-program.mjs';

const names = ['firefox', 'firefox-esr', 'firefox.exe'];
const paths = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * Returns the path of a Firefox for the tests: the one in `FIREFOX`, or an installed one. Otherwise it installs Debian's
 * package, for root on Debian.
 *
 * @returns undefined when there is none; it has said so
 */
export function firefox() {
  const installed = () => process.env.FIREFOX || installedProgram(names, paths);
  const found = installed() ?? (installPackages('Firefox', ['firefox-esr']) ? installed() : undefined);
  if (!found)
    console.log(
      'The Firefox tests are left out, because Firefox is not installed. Install it (Debian: apt-get install firefox-esr), or set its path: FIREFOX=/path/to/firefox',
    );
  return found;
}
