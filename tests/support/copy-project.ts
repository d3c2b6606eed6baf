import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

/** What is not in an archive of the project. */
const ignored = ['.git', ...readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean)].map(
  (name) => new RegExp(`^${name.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
);

/** Copies the project as an archive has it: without Git, with links to the packages that are installed here. */
export function copyProject(folder: string): void {
  const isWanted = (path: string) => !ignored.some((name) => name.test(basename(path)));
  cpSync(resolve('.'), folder, { recursive: true, filter: isWanted });
  // In a folder of its own: Vite writes there.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((entry) => !entry.startsWith('.vite')))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name), 'junction');
}
