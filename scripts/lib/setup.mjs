// Installs what is missing, before anything that is installed is imported. Runs on every system.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Stops with a clear message on an old Node; installs the packages when they are missing or changed. */
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
  const { status, error } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
    timeout: 180_000,
    env: { ...process.env, NODE_ENV: 'development' },
  });
  if (status === 0) return;
  console.error(
    error?.code === 'ETIMEDOUT'
      ? 'The packages were not there after three minutes. Is the network slow? Try: npm ci --ignore-scripts'
      : 'The packages could not be installed; npm says why above. Try: npm ci --ignore-scripts',
  );
  process.exit(2);
}

/** npm writes what it installed into a hidden lockfile; it is compared with the committed one. */
function installed(root) {
  const hidden = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(hidden)) return false;
  if (statSync(hidden).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs) return true;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const have = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || have[path]?.version === entry.version,
  );
}
