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
  return differingFiles(root, commit)?.every(isContent) ?? false;
}

/**
 * Returns the files that differ from a commit, as paths in the project; those that only the other branch has changed do
 * not.
 *
 * @param {string} root the folder of the project
 * @param {string} commit any name of a commit; the result is undefined when git does not know it
 */
export function differingFiles(root, commit) {
  const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  const { status, stdout } = git('diff', '--name-only', '-z', '--merge-base', commit, '--');
  const added = git('ls-files', '--others', '--exclude-standard', '-z');
  return status === 0 ? (stdout + added.stdout).split('\0').filter(Boolean) : undefined;
}

/** Returns whether a path, as git prints it, is content. */
function isContent(path) {
  return content.some((entry) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry));
}
