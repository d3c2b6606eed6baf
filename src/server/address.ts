import { posix } from 'node:path';

/**
 * Decodes the path of a request and resolves its dots and double slashes, as nginx does for `$uri`.
 *
 * @param sent the path as it was sent, without the query
 * @returns null for a path that leads out of the site or is not well formed
 * @example requestedPath('/en//x/../contact%2Ehtml') // '/en/contact.html'
 */
export function requestedPath(sent: string): string | null {
  if (!sent.startsWith('/')) return null;
  try {
    const decoded = decodeURIComponent(sent).replace(/\/\.{1,2}$/, '$&/');
    const path = posix.normalize(`.${decoded}`);
    return /^\.\.(?:\/|$)|\0/.test(path) ? null : posix.join('/', path);
  } catch {
    return null;
  }
}

/**
 * Returns the address of the page that a path names in another spelling: `/Contact`, `/contact/`, `/contact.html`,
 * `/contact/index`. `deploy/nginx/maps.conf` has the same rule.
 *
 * @param path a decoded path
 * @param isPage whether an address in lower case is one of a page, or of an old page
 * @returns undefined when it names no page
 */
export function pageAddress(path: string, isPage: (address: string) => boolean): string | undefined {
  const [, name = ''] = /^(.*?)(?:\/index)?(?:\.html)?\/?$/s.exec(path) ?? [];
  if (name === '') return '/';
  const address = name.toLowerCase();
  return address !== '/' && isPage(address) ? address : undefined;
}
