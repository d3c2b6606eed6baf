import { defaultLanguage, type Language } from './languages';
import type { PageData } from './page-data.types';

/** What search engines are told of a page's addresses. */
export interface HeadLinks {
  /** The page's own address, absolute. */
  canonical: string;
  /** Whether it may be listed. */
  isIndexed: boolean;
  /** The page in each language that has its words, itself among them, and the one for everybody else. */
  alternates: { hreflang: Language | 'x-default'; href: string }[];
}

/**
 * The addresses of a page for search engines. A page without its words names itself only, and no other page
 * names it, so that every two pages name each other or neither does
 * (developers.google.com/search/docs/specialty/international/localized-versions).
 *
 * @param origin the address of the site, such as `https://www.trace.example`
 */
export function headLinks(
  { url, language, alternates, covered }: Pick<PageData, 'url' | 'language' | 'alternates' | 'covered'>,
  origin: string,
): HeadLinks {
  const isIndexed = covered.includes(language);
  const absolute = (to: Language) => origin + alternates[to];
  return {
    canonical: origin + url,
    isIndexed,
    alternates: isIndexed
      ? [
          ...covered.map((to) => ({ hreflang: to, href: absolute(to) })),
          { hreflang: 'x-default' as const, href: absolute(defaultLanguage) },
        ]
      : [],
  };
}
