import { spawnSync } from 'node:child_process';

/** What a maintainer edits, and what the commands write with it; a folder ends with a slash. */
const content = ['site.config.json', 'locales/', 'public/', 'site.lock.json', 'translations.json'];

/** The arguments that keep Prettier away from the content: its form is never an error. */
export const withoutContent = content.map((path) => `!${path}${path.endsWith('/') ? '**' : ''}`);

/**
 * Whether all that changed since a commit is content, so that the engine need not be tested again.
 *
 * @param {string} root the folder of the project
 * @param {string} commit any name that git knows; where it knows none of that name, the answer is no
 */
export function changesContentOnly(root, commit) {
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', '-z', commit, '--'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 && stdout.split('\0').filter(Boolean).every(isContent);
}

/** Whether a file, as git names it, is content. */
function isContent(path) {
  return content.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each));
}
