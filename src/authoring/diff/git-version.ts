import { execFileSync } from 'node:child_process';
import { languages } from '../../site/languages';
import { OWN_CONFIG } from '../../validate/load-site';
import type { SiteVersion } from './version';

/**
 * The version of a site that was committed, with the words of that commit.
 *
 * @param reference what git calls a commit, such as `main`, `HEAD~2` or the beginning of its number; it is never read
 *   as an option (git-scm.com/docs/gitcli, `--end-of-options`)
 * @returns undefined when there is no such commit
 * @throws when git cannot be run, or the commit has no config
 */
export function commitVersion(root: string, reference: string): SiteVersion | undefined {
  if (reference === '' || reference.includes('\0')) return undefined;
  const told = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`]);
  const commit = told?.trim().split('\n').at(-1) ?? '';
  if (!/^[0-9a-f]{40,64}$/.test(commit)) return undefined;
  const name = `${OWN_CONFIG} at ${commit.slice(0, 7)}`;
  const committed = (file: string) => git(root, ['cat-file', 'blob', `${commit}:./${file}`]);
  const config = committed(OWN_CONFIG);
  if (config === undefined) throw new Error(`the commit "${reference}" has no ${OWN_CONFIG}.`);
  return {
    name,
    config,
    locales: Object.fromEntries(
      languages.map((language) => [language, committed(`locales/${language}.json`)]),
    ) as SiteVersion['locales'],
  };
}

/** What git says; undefined when it says no. */
function git(root: string, words: string[]): string | undefined {
  try {
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: Infinity,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error('git is not installed, and only git knows what was committed.', { cause: error });
    return undefined;
  }
}
