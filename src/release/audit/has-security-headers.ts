import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releasedFiles } from '../list-files';

/** The names of configuration files for hosts. */
const RULES = /(?:^_headers|\.(?:conf|toml|inc)|vercel[\w-]*\.json)$/;

/**
 * Returns whether a configuration file in the folders contains the security headers.
 *
 * @param folders the built site and the host configuration; missing folders are ignored
 */
export function hasSecurityHeaders(folders: readonly string[]): boolean {
  return folders
    .filter((folder) => existsSync(folder))
    .some((folder) =>
      releasedFiles(folder)
        .filter((path) => RULES.test(path))
        .some((path) => readFileSync(join(folder, path), 'utf8').includes('Content-Security-Policy')),
    );
}
