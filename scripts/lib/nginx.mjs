// Finds nginx for the tests of the server and for `npm run bench -- serve`, or installs Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const MINUTES = 2;
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** Where Debian has it is no place that everybody looks for programs in. */
const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/**
 * An nginx that is installed, else Debian's, when this is root's Debian.
 *
 * @returns where it is, and its module for brotli where there is one; or why there is none
 */
export function nginx() {
  const found = installed();
  if (found) return found;
  if (process.getuid?.() !== 0 || !program('apt-get'))
    return { missing: 'there is no nginx, and it is installed by itself for root of a Debian only' };
  console.log(`Installing Debian's nginx for the tests of the server (once, ${MINUTES} minutes at most) …`);
  const end = Date.now() + MINUTES * 60_000;
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
  const done =
    step(end, ['update', '-q']) && step(end, ['install', '-q', '-y', '--no-install-recommends', ...packages]);
  return (done && installed()) || { missing: 'Debian’s nginx could not be installed' };
}

function installed() {
  const path = program('nginx');
  return path && { path, ...(existsSync(MODULE) && { brotli: MODULE }) };
}

function program(name) {
  return places.map((folder) => join(folder, name)).find(existsSync);
}

/** One step of apt-get; nothing that it installs is started. */
function step(end, options) {
  const { status } = spawnSync('apt-get', options, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: Math.max(1, end - Date.now()),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return status === 0;
}
