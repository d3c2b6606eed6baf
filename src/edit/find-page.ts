import { say } from '../config/message-language';
import { closestMatch } from '../lib/text/closest-match';
import { UserError } from '../lib/user-error';
import { languagesOf, type Language, type Languages } from '../site/languages';
import { oldUrls, pagePath, pageUrl } from '../site/page-url';
import type { Page, SiteConfig } from '../site/types.generated';

/** What names a page on the command line. */
export const PAGE_NAMES = 'a page: its id, its path, or its address as a visitor copies it';

/**
 * Finds a page by its id or by an address, as written in the config or as copied from a browser: with the host, with
 * the language, percent-encoded, with what follows `?` or `#`.
 *
 * @param name such as `contact`, `/contact`, `contact/` or `https://www.trace.example/ar/contact#seo`
 * @throws {UserError} when there is no such page, with the closest match
 */
export function findPage(config: Pick<SiteConfig, 'languages' | 'pages' | 'redirects'>, name: string): Page {
  const { pages, redirects = [] } = config;
  const site = languagesOf(config);
  const { languages, defaultLanguage } = site;
  const { path, language } = parseAddress(site, name);
  // Without a language, an address is the French one, or else the path of a page in another language.
  const order = language === undefined ? languages : [language, defaultLanguage];
  const url = pageUrl(site, path, language ?? defaultLanguage);
  const redirect = redirects.find(({ from }) => oldUrls(site, from).includes(url));
  const found = [
    ...order.map((candidate) => pages.find((page) => pagePath(site, page.path, candidate) === path)),
    language === undefined ? pages.find(({ id }) => id === path.slice(1)) : undefined,
    pages.find(({ id }) => id === redirect?.to.split('#')[0]),
  ].find((page) => page !== undefined);
  if (found) return found;
  const isAddress = name.includes('/');
  const names = isAddress
    ? pages.flatMap((page) => languages.map((each) => pagePath(site, page.path, each)))
    : pages.map(({ id }) => id);
  const match = closestMatch(isAddress ? path : name, names);
  throw new UserError(
    say({
      en: `There is no page "${name}".${match === null ? '' : ` Did you mean "${match}"?`}`,
      fr: `Il n’y a pas de page « ${name} ».${match === null ? '' : ` Vouliez-vous dire « ${match} » ?`}`,
    }),
  );
}

/** Returns the path that an address has in the config, and the language of its prefix. */
function parseAddress(
  { languages, defaultLanguage }: Languages,
  address: string,
): { path: string; language: Language | undefined } {
  const bare = decode(address.trim().normalize())
    .replace(/[?#].*$/s, '')
    .replace(/^https?:\/\//i, '//')
    // A host without a scheme has a dot or a port before the first slash.
    .replace(/^(?:\/\/[^/]*|[^/]*(?:\.[^/.]+|:\d+)(?=\/|$))/, '')
    .replace(/\.html$/, '')
    .replaceAll(/^\/*|\/+$/g, '');
  const [first, ...rest] = bare.split('/');
  const language = languages.find((candidate) => candidate === first && candidate !== defaultLanguage);
  const path = `/${(language ? rest.join('/') : bare).replace(/^index$/, '')}`;
  return { path, language };
}

/** Decodes a percent-encoded address; returns it unchanged when it cannot be decoded. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
