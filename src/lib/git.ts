import { spawnSync } from 'node:child_process';

/** Runs Git in a folder and returns its output; undefined when it fails, as for a file that a commit lacks, or without Git. */
export function git(folder: string, parameters: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', parameters, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** Returns the hash of a commit; undefined when there is none. Git never parses its name as an option. */
export function commitHash(folder: string, name: string): string | undefined {
  return git(folder, ['rev-parse', '--verify', '--short', '--end-of-options', `${name}^{commit}`]);
}
