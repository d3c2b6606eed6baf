// Finds nginx for the server tests and for `npm run bench -- serve`, or installs Debian's package.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const MINUTES = 2;
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** The folders to search. Debian installs nginx in a folder that is often not in `PATH`. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/**
 * Returns the installed nginx. Otherwise it installs Debian's package, for root on Debian.
 *
 * @returns the path and, when it is installed, the brotli module; or the reason why there is no nginx
 */
export function nginx() {
  const found = installed();
  if (found) return found;
  if (process.getuid?.() !== 0 || !program('apt-get'))
    return { missing: 'nginx is not installed, and only root on Debian installs it automatically' };
  console.log(`Installing Debian's nginx for the server tests (once, at most ${MINUTES} minutes) …`);
  const end = Date.now() + MINUTES * 60_000;
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
  const isInstalled =
    step(end, ['update', '-q']) && step(end, ['install', '-q', '-y', '--no-install-recommends', ...packages]);
  return (isInstalled && installed()) || { missing: 'Debian’s nginx could not be installed' };
}

function installed() {
  const path = program('nginx');
  return path && { path, ...(existsSync(MODULE) && { brotli: MODULE }) };
}

function program(name) {
  return folders.map((folder) => join(folder, name)).find(existsSync);
}

/** Runs apt-get without starting the installed services. Returns whether it succeeded. */
function step(end, options) {
  const { status } = spawnSync('apt-get', options, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: Math.max(1, end - Date.now()),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return status === 0;
}
