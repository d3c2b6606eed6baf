import { isPrecompressed } from '../../lib/file-types';
import { dataUrl, manifestUrl, oldUrls, pageFile, pagePath, pageUrl } from '../../site/page-url';
import type { Languages } from '../../site/languages';
import type { SiteConfig } from '../../site/types.generated';

type Part = Languages & { config: SiteConfig };

/** Returns the files of `public/` with the name of one that the build writes, and whether they are published in its place. */
export function withReservedName(
  own: readonly string[],
  site: Part,
): { name: string; isReplaced: boolean }[] {
  if (own.length === 0) return [];
  const reserved = reservedNames(site);
  const isCompressed = (name: string) => {
    const whole = name.slice(0, -'.gz'.length);
    return isPrecompressed(name) && (reserved.has(whole) || own.includes(whole));
  };
  return own
    .filter((name) => reserved.has(name) || isCompressed(name))
    .map((name) => ({ name, isReplaced: reserved.get(name) === 'replaceable' }));
}

/** Returns the files that a build writes outside `assets/`, and whether one of `public/` replaces them. */
export function reservedNames(site: Part): Map<string, 'fixed' | 'replaceable'> {
  const { pages, redirects = [] } = site.config;
  const paths = [...pages.map(({ path }) => path), '/404'];
  const old = [...pages.map(({ path }) => pagePath(site, path)), ...redirects.map(({ from }) => from)];
  const fixed = [
    'robots.txt',
    'sitemap.xml',
    '_redirects',
    '_headers',
    '.well-known/security.txt',
    ...old.flatMap((path) => oldUrls(site, path)).map((url) => pageFile(site, url, site.defaultLanguage)),
    ...site.languages.flatMap((language) =>
      paths.flatMap((path) => [
        pageFile(site, path, language),
        dataUrl(pageUrl(site, path, language)).slice(1),
      ]),
    ),
  ];
  const replaceable = [
    'apple-touch-icon.png',
    ...['192', '512', 'maskable-512'].map((size) => `icons/icon-${size}.png`),
    ...site.languages.map((language) => manifestUrl(site, language).slice(1)),
  ];
  return new Map([
    ...replaceable.map((name) => [name, 'replaceable'] as const),
    ...fixed.map((name) => [name, 'fixed'] as const),
  ]);
}
