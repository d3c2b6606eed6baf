import { execFileSync } from 'node:child_process';

/**
 * Returns the current commit of a source folder.
 *
 * @returns such as `1a2b3c4d5e6f`, with the suffix `+changes` when there are uncommitted changes; undefined without git
 */
export function builtCommit(root: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const commit = git('rev-parse', '--short=12', 'HEAD');
    return git('status', '--porcelain') === '' ? commit : `${commit}+changes`;
  } catch {
    return undefined;
  }
}
