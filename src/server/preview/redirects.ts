import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readRedirects, REDIRECTS_FILE, type ReadRedirect } from '../../hosting/redirects-file';

/**
 * The redirects of a built site while it is served: where an address leads, or undefined. The file is read
 * again when it was written anew, for a site may be built while it is served.
 *
 * @param folder the built site
 */
export function servedRedirects(folder: string): (path: string) => ReadRedirect | undefined {
  const file = join(folder, REDIRECTS_FILE);
  let known = new Map<string, ReadRedirect>();
  let time = NaN;
  return (path) => {
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? NaN;
    if (written !== time) {
      known = Number.isNaN(written) ? new Map() : readRedirects(readFileSync(file, 'utf8'));
      time = written;
    }
    return known.get(path);
  };
}
