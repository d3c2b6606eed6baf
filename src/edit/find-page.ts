import { parseUrl } from '../lib/text/host-name';
import { closestMatch } from '../lib/text/closest-match';
import { UserError } from '../lib/user-error';
import { languagesOf } from '../site/languages';
import { oldUrls, pagePath, pageUrls, type PagePath } from '../site/page-url';
import { parseTarget } from '../site/parts/target';
import type { Page, SiteConfig } from '../site/types.generated';

/** What names a page on the command line. */
export const PAGE_NAMES = {
  en: 'a page: its id, or its address as a visitor copies it',
  fr: 'une page : son id, ou son adresse telle qu’un visiteur la copie',
};

/**
 * Finds a page by its id or by an address, as copied from a browser or without the host; an address from which a redirect
 * leads to a page is one of it.
 *
 * @param name such as `contact`, `/ar/contact` or `https://www.trace.example/ar/contact#seo`
 * @throws {UserError} when there is no such page, with the closest match
 */
export function findPage(config: Pick<SiteConfig, 'languages' | 'pages' | 'redirects'>, name: string): Page {
  const { pages, redirects = [] } = config;
  const site = languagesOf(config);
  const urlsOf = (path: PagePath) => [...pageUrls(site, path), ...pageUrls(site, pagePath(site, path))];
  const asked = bareAddress(name);
  const isAsked = (url: string) => bareAddress(url) === asked;
  const redirect = redirects.find(({ from }) => oldUrls(site, from).some(isAsked));
  const found =
    pages.find(({ id, path }) => id === name || urlsOf(path).some(isAsked)) ??
    pages.find(({ id }) => id === parseTarget(redirect?.to)?.page);
  if (found) return found;
  const names = pages.flatMap(({ id, path }) => [id, ...urlsOf(path)]);
  const match = closestMatch(name.includes('/') ? asked : name, names);
  throw new UserError({
    en: `There is no page "${name}".${match === null ? '' : ` Did you mean "${match}"?`}`,
    fr: `Il n’y a pas de page « ${name} ».${match === null ? '' : ` Vouliez-vous dire « ${match} » ?`}`,
  });
}

/** Returns the path of an address as a browser encodes it, without a slash at its end. */
function bareAddress(address: string): string {
  const origin = 'https://site.example';
  const path = parseUrl(address, origin)?.pathname ?? address;
  return path.replace(/(?<=.)\/$/, '');
}
