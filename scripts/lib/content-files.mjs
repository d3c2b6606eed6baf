import { spawnSync } from 'node:child_process';

/** The files that a maintainer edits or the commands write. A folder ends with a slash. */
const content = ['site.config.json', 'locales/', 'public/', 'site.lock.json'];

/** The arguments that exclude the content from Prettier: its format is never an error. */
export const withoutContent = content.map((path) => `!${path}${path.endsWith('/') ? '**' : ''}`);

/**
 * Returns whether only content changed since a commit, so that the engine needs no new tests.
 *
 * @param {string} root the folder of the project
 * @param {string} commit any name of a commit; the result is false when git does not know it
 */
export function changesContentOnly(root, commit) {
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', '-z', commit, '--'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 && stdout.split('\0').filter(Boolean).every(isContent);
}

/** Returns whether a path, as git prints it, is content. */
function isContent(path) {
  return content.some((entry) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry));
}
