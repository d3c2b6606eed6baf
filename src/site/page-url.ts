import { defaultLanguage, languages, valueIn, type Language } from './languages';
import type { Page } from './types.generated';

/** The path of a page in the config: one for all languages, or one for each. */
export type PagePath = Page['path'];

/**
 * Returns the path of a page in one language, without the prefix of the language. Without a language it is the one by
 * which the project names the page.
 *
 * @example pagePath({ fr: '/services-web', en: '/web-services' }, 'ar') // '/services-web'
 */
export function pagePath(path: PagePath, language: Language = defaultLanguage): string {
  return typeof path === 'string' ? path : (path[language] ?? valueIn(path, defaultLanguage));
}

/**
 * Returns the address of a page in one language. The default language has no prefix, the others have one; the address
 * never ends with a slash.
 *
 * @param path the page's path in the config, such as `/contact`
 * @example pageUrl('/contact', 'ar') // '/ar/contact'
 * @example pageUrl('/', 'en') // '/en'
 */
export function pageUrl(path: PagePath, language: Language): string {
  const own = pagePath(path, language);
  if (language === defaultLanguage) return own;
  return own === '/' ? `/${language}` : `/${language}${own}`;
}

/**
 * Returns the addresses to record for a page: its path in the default language, which all languages share, and its address in each
 * language with a path of its own.
 *
 * @example ownUrls({ fr: '/services-web', en: '/web-services' }) // ['/services-web', '/en/web-services']
 */
export function ownUrls(path: PagePath): string[] {
  const shared = pagePath(path);
  const others = languages.filter((language) => pagePath(path, language) !== shared);
  return [shared, ...others.map((language) => pageUrl(path, language))];
}

/**
 * Returns the addresses of an old path: in the language of its prefix, or without one in every language.
 *
 * @example oldUrls('/en/seo') // ['/en/seo']
 * @example oldUrls('/seo') // ['/seo', '/en/seo', '/ar/seo']
 */
export function oldUrls(path: string): string[] {
  return urlLanguage(path) === defaultLanguage
    ? languages.map((language) => pageUrl(path, language))
    : [path];
}

/**
 * Returns the HTML file of a page, relative to the folder of the built site.
 *
 * @example pageFile('/contact', 'ar') // 'ar/contact.html'
 * @example pageFile('/', 'fr') // 'index.html'
 */
export function pageFile(path: PagePath, language: Language): string {
  return `${fileStem(pageUrl(path, language))}.html`;
}

/**
 * Returns the address of the data of the page at a URL.
 *
 * @example dataUrl('/ar/contact') // '/ar/contact.json'
 * @example dataUrl('/') // '/index.json'
 */
export function dataUrl(url: string): string {
  return `/${fileStem(url)}.json`;
}

/**
 * Returns the language of a URL: that of its prefix, or the default language.
 *
 * @example urlLanguage('/ar/unknown') // 'ar'
 */
export function urlLanguage(url: string): Language {
  const prefix = url.split('/')[1];
  return languages.find((language) => language === prefix && language !== defaultLanguage) ?? defaultLanguage;
}

/**
 * Returns a URL without the prefix of its language.
 *
 * @example withoutLanguage('/ar/contact') // '/contact'
 */
export function withoutLanguage(url: string): string {
  const language = urlLanguage(url);
  return language === defaultLanguage ? url : url.slice(`/${language}`.length) || '/';
}

function fileStem(url: string): string {
  return url === '/' ? 'index' : url.slice(1);
}
