import type { Language } from './languages';
import type { PageData } from './page-data.types';

/**
 * Returns the addresses of a page for search engines. A page that is not translated names only itself, and the page
 * in the other languages does not name it, so that links between two languages are always mutual
 * (developers.google.com/search/docs/specialty/international/localized-versions).
 *
 * @param origin the address of the site, such as `https://www.trace.example`
 * @returns `alternates`: the page in each language into which it is translated, including its own, and in the default language
 *   (`x-default`); empty on a site in one language
 */
export function headLinks(
  { url, language, alternates, covered }: Pick<PageData, 'url' | 'language' | 'alternates' | 'covered'>,
  origin: string,
) {
  const isIndexed = covered.includes(language);
  const absolute = (to: Language) => origin + alternates[to];
  const [first = language, ...others] = Object.keys(alternates);
  return {
    canonical: origin + url,
    isIndexed,
    alternates:
      isIndexed && others.length > 0
        ? [
            ...covered.map((to) => ({ hreflang: to, href: absolute(to) })),
            { hreflang: 'x-default', href: absolute(first) },
          ]
        : [],
  };
}
