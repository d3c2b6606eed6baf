// Installs the packages before a script imports them. Uses only modules of Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Exits with a message when Node is too old. Installs the packages when they are missing or changed. */
export function setUp(root) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(
      `Node ${process.versions.node} is too old: this project needs 20.19 or later (https://nodejs.org).`,
    );
    process.exit(2);
  }
  if (installed(root)) return;
  console.log('Installing the packages of package-lock.json (once) …');
  const { status, error } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
      timeout: 180_000,
      env: { ...process.env, NODE_ENV: 'development' },
    },
  );
  if (status === 0) return;
  console.error(
    error?.code === 'ETIMEDOUT'
      ? 'The installation took longer than three minutes. If the network is slow, run: npm ci --ignore-scripts'
      : 'The packages could not be installed. npm printed the reason above. To try again, run: npm ci --ignore-scripts',
  );
  process.exit(2);
}

/** Returns whether the hidden lockfile, in which npm lists the installed packages, matches package-lock.json. */
function installed(root) {
  const installedLock = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  if (statSync(installedLock).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs) return true;
  const expected = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const packages = JSON.parse(readFileSync(installedLock, 'utf8')).packages;
  return Object.entries(expected).every(
    ([path, entry]) => path === '' || entry.optional || packages[path]?.version === entry.version,
  );
}
