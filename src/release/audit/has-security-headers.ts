import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releasedFiles } from '../list-files';

/** Files that hosts read their rules from; a page that talks about headers is none. */
const RULES = /(?:^_headers|\.(?:conf|toml|inc)|vercel[\w-]*\.json)$/;

/**
 * Whether a host can learn the security headers from a file of these folders.
 *
 * @param folders the built site, and what lies beside it; one that is not there says nothing
 */
export function saysHeaders(folders: readonly string[]): boolean {
  return folders
    .filter((folder) => existsSync(folder))
    .some((folder) =>
      releasedFiles(folder)
        .filter((path) => RULES.test(path))
        .some((path) => readFileSync(join(folder, path), 'utf8').includes('Content-Security-Policy')),
    );
}
