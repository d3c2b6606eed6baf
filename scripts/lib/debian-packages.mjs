import { spawnSync } from 'node:child_process';
import { installedProgram } from './find-program.mjs';

const MINUTES = 3;

/**
 * Installs packages of Debian for the tests, without starting their services. Prints what it does, and the output of
 * apt-get only when it fails.
 *
 * @param {string} what the name of the program, for people
 * @param {string[]} packages
 * @returns {boolean} false when this is not root on Debian, or the installation failed
 */
export function installPackages(what, packages) {
  if (process.getuid?.() !== 0 || !installedProgram(['apt-get'], [])) return false;
  console.log(`Installing Debian's ${what} for the tests (once, at most ${MINUTES} minutes) …`);
  const end = Date.now() + MINUTES * 60_000;
  return (
    aptGet(end, ['update', '-q']) &&
    aptGet(end, ['install', '-q', '-y', '--no-install-recommends', ...packages])
  );
}

/** Runs apt-get with the remaining time as its timeout. Returns whether it succeeded. */
function aptGet(end, options) {
  const { status, error, stderr } = spawnSync('apt-get', options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: Math.max(1, end - Date.now()),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  if (status === 0) return true;
  const reason = error?.code === 'ETIMEDOUT' ? `took longer than ${MINUTES} minutes` : `failed (${status})`;
  console.error(`${stderr}apt-get ${options[0]} ${reason}.`);
  return false;
}
