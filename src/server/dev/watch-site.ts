import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { SITE_LOCK } from '../../config/lock/site-lock';
import { relativePath } from '../../lib/paths';

/**
 * How long in milliseconds no file has to change. The watcher of Vite reports no other change of a file within 50 ms: what was
 * written then is found by looking once more.
 */
const QUIET = 100;

/**
 * Calls a function when files change: for the config and the texts at once, and for all once nothing changes any more.
 *
 * @param watcher that of Vite, which watches the project
 * @param onChange gets whether only the config and the texts may have changed
 */
export function watchSite(
  watcher: ViteDevServer['watcher'],
  { root, project }: { root: string; project: string },
  onChange: (isContent: boolean) => void,
): void {
  const content = [join(root, 'site.config.json'), join(root, 'locales')];
  const others = [join(root, 'public'), join(root, SITE_LOCK), join(project, 'src'), join(project, 'schema')];
  // The watch of a file or a folder ends when it is deleted, as Git does before it writes it: only what is around is watched.
  if (relativePath(project, root) === null) watcher.add(root);
  let timer: NodeJS.Timeout | undefined;
  let isContent = true;
  watcher.on('all', (_event, file) => {
    const isIn = (folders: string[]) => folders.some((path) => relativePath(path, file) !== null);
    if (isIn(content)) onChange(true);
    else if (isIn(others)) isContent = false;
    else return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange(isContent);
      isContent = true;
    }, QUIET);
  });
}
