import { defaultLanguage, languages, type Language } from '../site/languages';
import type { SiteConfig } from '../site/types.generated';
import { closestMatch } from '../lib/closest-match';

/** The page somebody has asked for. */
export interface AskedPage {
  /** Its place in `pages`; undefined when there is none. */
  index: number | undefined;
  /** The language its address names. */
  language: Language | undefined;
  /** The redirect that led to it. */
  redirect?: string;
  /** The page that was likely meant, when there is none. */
  meant: string | null;
}

/**
 * Finds the page that is meant by its id or by an address, as it stands in the config, or as a visitor copies it out
 * of a browser: with the host, with the language, percent-encoded, with what follows `?` or `#`.
 *
 * @param asked such as `contact`, `/contact`, `contact/` or `https://www.trace.example/ar/contact#seo`
 */
export function askedPage(
  { pages, redirects = [] }: Pick<SiteConfig, 'pages' | 'redirects'>,
  asked: string,
): AskedPage {
  const { path, language } = askedPath(asked);
  const found = pages.findIndex(
    (page) => page.path === path || (page.id === path.slice(1) && language === undefined),
  );
  if (found >= 0) return { index: found, language, meant: null };
  const redirect = redirects.find(({ from }) => from === path);
  const target = pages.findIndex(({ id }) => id === redirect?.to.split('#')[0]);
  if (redirect && target >= 0) return { index: target, language, redirect: redirect.from, meant: null };
  const meant =
    closestMatch(
      path,
      pages.map((page) => page.path),
    ) ??
    closestMatch(
      path.slice(1),
      pages.map(({ id }) => id),
    );
  return { index: undefined, language, meant };
}

/** The path of an address in the config, and the language its prefix names. */
function askedPath(asked: string): { path: string; language: Language | undefined } {
  const bare = decoded(asked.trim().normalize())
    .replace(/[?#].*$/s, '')
    .replace(/^https?:\/\//i, '//')
    // A host that was copied without its https: has a dot or a port before its first slash.
    .replace(/^(?:\/\/[^/]*|[^/]*(?:\.[^/.]+|:\d+)(?=\/|$))/, '')
    .replace(/\.html$/, '')
    .replaceAll(/^\/*|\/+$/g, '');
  const [first, ...rest] = bare.split('/');
  const language = languages.find((known) => known === first && known !== defaultLanguage);
  const path = `/${(language ? rest.join('/') : bare).replace(/^index$/, '')}`;
  return { path, language };
}

/** What an address says where a browser has encoded it; as it is where it cannot be read. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
