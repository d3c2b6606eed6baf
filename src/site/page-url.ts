import { valueIn, type Language, type Languages } from './languages';
import type { Page } from './types.generated';

/** The path of a page in the config: one for all languages, or one for each. */
export type PagePath = Page['path'];

type Default = Pick<Languages, 'defaultLanguage'>;

/**
 * Returns the path of a page in one language, without the prefix of the language. Without a language it is the one by
 * which the project names the page.
 *
 * @example pagePath(site, { fr: '/services-web', en: '/web-services' }, 'ar') // '/services-web'
 */
export function pagePath({ defaultLanguage }: Default, path: PagePath, language = defaultLanguage): string {
  return typeof path === 'string' ? path : (path[language] ?? valueIn(path, defaultLanguage));
}

/**
 * Returns the address of a page in one language. The default language has no prefix, the others have one; the address
 * never ends with a slash.
 *
 * @param path the page's path in the config, such as `/contact`
 * @example pageUrl(site, '/contact', 'ar') // '/ar/contact'
 * @example pageUrl(site, '/', 'en') // '/en'
 */
export function pageUrl(site: Default, path: PagePath, language: Language): string {
  const own = pagePath(site, path, language);
  if (language === site.defaultLanguage) return own;
  return own === '/' ? `/${language}` : `/${language}${own}`;
}

/** Returns the addresses of a page in all languages, in their order. */
export function pageUrls(site: Languages, path: PagePath): string[] {
  return site.languages.map((language) => pageUrl(site, path, language));
}

/**
 * Returns the addresses to record for a page: its path in the default language, which all languages share, and its address in each
 * language with a path of its own.
 *
 * @example ownUrls(site, { fr: '/services-web', en: '/web-services' }) // ['/services-web', '/en/web-services']
 */
export function ownUrls(site: Languages, path: PagePath): string[] {
  const shared = pagePath(site, path);
  const others = site.languages.filter((language) => pagePath(site, path, language) !== shared);
  return [shared, ...others.map((language) => pageUrl(site, path, language))];
}

/**
 * Returns the addresses of an old path: in the language of its prefix, or without one in every language.
 *
 * @example oldUrls(site, '/en/seo') // ['/en/seo']
 * @example oldUrls(site, '/seo') // ['/seo', '/en/seo', '/ar/seo']
 */
export function oldUrls(site: Languages, path: string): string[] {
  return urlLanguage(site, path) === site.defaultLanguage ? pageUrls(site, path) : [path];
}

/**
 * Returns the HTML file of a page, relative to the folder of the built site.
 *
 * @example pageFile(site, '/contact', 'ar') // 'ar/contact.html'
 * @example pageFile(site, '/', 'fr') // 'index.html'
 */
export function pageFile(site: Default, path: PagePath, language: Language): string {
  return `${fileStem(pageUrl(site, path, language))}.html`;
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
 * Returns the URL of the web manifest of a language.
 *
 * @example manifestUrl(site, 'ar') // '/ar/manifest.webmanifest'
 */
export function manifestUrl(site: Default, language: Language): string {
  return `${pageUrl(site, '/', language)}/manifest.webmanifest`.replace('//', '/');
}

/**
 * Returns the language of a URL: that of its prefix, or the default language.
 *
 * @example urlLanguage(site, '/ar/unknown') // 'ar'
 */
export function urlLanguage({ languages, defaultLanguage }: Languages, url: string): Language {
  const prefix = url.split('/')[1];
  return languages.find((language) => language === prefix && language !== defaultLanguage) ?? defaultLanguage;
}

/**
 * Returns a URL without the prefix of its language.
 *
 * @example withoutLanguage(site, '/ar/contact') // '/contact'
 */
export function withoutLanguage(site: Languages, url: string): string {
  const language = urlLanguage(site, url);
  return language === site.defaultLanguage ? url : url.slice(`/${language}`.length) || '/';
}

function fileStem(url: string): string {
  return url === '/' ? 'index' : url.slice(1);
}
