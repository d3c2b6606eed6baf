import { existsSync } from 'node:fs';
import { installPackages } from './debian-packages.mjs';
import { installedProgram } from './find-program.mjs';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Returns nginx for the server tests, with its brotli module when it is installed; or the reason why there is none. */
export function nginx() {
  const found = program('nginx', ['nginx'], ['nginx-light', 'libnginx-mod-http-brotli-static']);
  return found.path && existsSync(BROTLI) ? { ...found, brotli: BROTLI } : found;
}

/** Returns Apache for the server tests, or the reason why there is none. */
export function apache() {
  return program('Apache', ['apache2'], ['apache2-bin', 'media-types']);
}

/** Returns an installed program. Otherwise it installs Debian's packages, for root on Debian. */
function program(what, names, packages) {
  // Debian installs servers in a folder that is often not in `PATH`.
  const paths = names.flatMap((name) => [`/usr/sbin/${name}`, `/usr/local/sbin/${name}`]);
  const path =
    installedProgram(names, paths) ??
    (installPackages(what, packages) ? installedProgram(names, paths) : undefined);
  return path
    ? { path }
    : { missing: `${what} is not installed, and only root on Debian installs it automatically` };
}
