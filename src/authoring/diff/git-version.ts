import { execFileSync } from 'node:child_process';
import { OWN_CONFIG } from '../../validate/load-site';
import { versionLanguages, type SiteVersion } from './version';

/**
 * Returns the committed version of a site, with the locale files of that commit.
 *
 * @param reference a commit as git names it, such as `main`, `HEAD~2` or the beginning of its hash; it is never parsed
 *   as an option (git-scm.com/docs/gitcli, `--end-of-options`)
 * @returns undefined when there is no such commit
 * @throws when git cannot be run, or the commit has no config
 */
export function commitVersion(root: string, reference: string): SiteVersion | undefined {
  if (reference === '' || reference.includes('\0')) return undefined;
  const output = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`]);
  const commit = output?.trim().split('\n').at(-1) ?? '';
  if (!/^[0-9a-f]{40,64}$/.test(commit)) return undefined;
  const name = `${OWN_CONFIG} at ${commit.slice(0, 7)}`;
  const fileAtCommit = (file: string) => git(root, ['cat-file', 'blob', `${commit}:./${file}`]);
  const config = fileAtCommit(OWN_CONFIG);
  if (config === undefined) throw new Error(`Commit "${reference}" has no ${OWN_CONFIG}.`);
  const languages = versionLanguages(config);
  return {
    name,
    languages,
    config,
    locales: Object.fromEntries(
      languages.map(({ code }) => [code, fileAtCommit(`locales/${code}.json`)]),
    ) as SiteVersion['locales'],
  };
}

/** Runs git and returns its output; undefined when it fails. */
function git(root: string, args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: Infinity,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error('git is not installed. Install it to compare commits.', { cause: error });
    return undefined;
  }
}
