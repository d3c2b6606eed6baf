import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { SITE_LOCK } from '../../config/lock/site-lock';
import { relativePath } from '../../lib/paths';

/** How long in milliseconds a file is being written at most: an editor may do so in several steps. */
export const WRITING = 30;

/**
 * Calls a function when files change: at once for the config and the texts, and once for others that change together.
 *
 * @param watcher that of Vite, which watches the project
 * @param onChange gets whether the config or a text has changed
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
  watcher.on('all', (_event, file) => {
    const isIn = (folders: string[]) => folders.some((path) => relativePath(path, file) !== null);
    if (isIn(content)) return onChange(true);
    if (!isIn(others)) return;
    clearTimeout(timer);
    timer = setTimeout(() => onChange(false), WRITING);
  });
}
