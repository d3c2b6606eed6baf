import { execFileSync } from 'node:child_process';

/**
 * The commit that a folder of sources stands at.
 *
 * @returns such as `1a2b3c4d5e6f`, with `+changes` behind it when something is not committed; undefined without git
 */
export function builtCommit(root: string): string | undefined {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const commit = git('rev-parse', '--short=12', 'HEAD');
    return git('status', '--porcelain') === '' ? commit : `${commit}+changes`;
  } catch {
    return undefined;
  }
}
