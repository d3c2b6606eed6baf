/**
 * Returns the address of the page that a path names in another spelling: `/Contact`, `/contact/`, `/contact.html`,
 * `/contact/index`, `//contact`. `deploy/nginx/maps.conf` has the rule in full.
 *
 * @param path a decoded path
 * @param isPage whether an address in lower case is one of a page, or of an old page
 * @returns undefined when it names no page
 */
export function pageAddress(path: string, isPage: (address: string) => boolean): string | undefined {
  // A redirect to `//contact` would lead to another host.
  const single = path.replaceAll(/\/{2,}/g, '/');
  const [, name = ''] = /^(.*?)(?:\/index)?(?:\.html)?\/?$/s.exec(single) ?? [];
  if (name === '') return '/';
  const address = name.toLowerCase();
  return address !== '/' && isPage(address) ? address : undefined;
}
