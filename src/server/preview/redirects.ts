import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readRedirects, REDIRECTS_FILE, type ReadRedirect } from '../../hosting/redirects-file';

/**
 * Returns a function that finds the redirect of a path. It reads the file again after a change, because a site may be
 * rebuilt while it is served.
 *
 * @param folder the built site
 */
export function servedRedirects(folder: string): (path: string) => ReadRedirect | undefined {
  const file = join(folder, REDIRECTS_FILE);
  let redirects = new Map<string, ReadRedirect>();
  let readTime = NaN;
  return (path) => {
    const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? NaN;
    if (time !== readTime) {
      redirects = Number.isNaN(time) ? new Map() : readRedirects(readFileSync(file, 'utf8'));
      readTime = time;
    }
    return redirects.get(path);
  };
}
