import { closestMatch } from '../lib/text/closest-match';
import { defaultLanguage, languages, type Language } from '../site/languages';
import type { SiteConfig } from '../site/types.generated';

/** The result of a search for a page. */
export interface PageMatch {
  /** Its index in `pages`; undefined when there is no such page. */
  index: number | undefined;
  /** The language that its address names. */
  language: Language | undefined;
  /** The redirect that leads to it. */
  redirect?: string;
  /** The closest match when there is no such page. */
  suggestion: string | null;
}

/**
 * Finds a page by its id or by an address, as written in the config or as copied from a browser: with the host, with
 * the language, percent-encoded, with what follows `?` or `#`.
 *
 * @param name such as `contact`, `/contact`, `contact/` or `https://www.trace.example/ar/contact#seo`
 */
export function findPage(
  { pages, redirects = [] }: Pick<SiteConfig, 'pages' | 'redirects'>,
  name: string,
): PageMatch {
  const { path, language } = parseAddress(name);
  const found = pages.findIndex(
    (page) => page.path === path || (page.id === path.slice(1) && language === undefined),
  );
  if (found >= 0) return { index: found, language, suggestion: null };
  const redirect = redirects.find(({ from }) => from === path);
  const target = pages.findIndex(({ id }) => id === redirect?.to.split('#')[0]);
  if (redirect && target >= 0) return { index: target, language, redirect: redirect.from, suggestion: null };
  const suggestion =
    closestMatch(
      path,
      pages.map((page) => page.path),
    ) ??
    closestMatch(
      path.slice(1),
      pages.map(({ id }) => id),
    );
  return { index: undefined, language, suggestion };
}

/** Returns the path that an address has in the config, and the language of its prefix. */
function parseAddress(address: string): { path: string; language: Language | undefined } {
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
