import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.mjs';
import { installedProgram } from './find-program.mjs';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Returns the installed nginx for the server tests. Otherwise it installs Debian's package, for root on Debian.
 *
 * @returns the path and, when it is installed, the brotli module; or the reason why there is no nginx
 */
export function nginx() {
  const found = installed();
  if (found) return found;
  const isInstalled = installPackages('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static']);
  return (
    (isInstalled && installed()) || {
      missing: 'nginx is not installed, and only root on Debian installs it automatically',
    }
  );
}

function installed() {
  // Debian installs nginx in a folder that is often not in `PATH`.
  const path = installedProgram(['nginx'], ['/usr/sbin/nginx', '/usr/local/sbin/nginx']);
  return path && { path, ...(existsSync(BROTLI) && { brotli: BROTLI }) };
}
