import { defaultLanguage, languages, type Language } from './languages';

/**
 * Returns the address of a page in one language. French has no prefix, the other languages have one; the address
 * never ends with a slash.
 *
 * @param path the page's path in the config, such as `/contact`
 * @example pageUrl('/contact', 'ar') // '/ar/contact'
 * @example pageUrl('/', 'en') // '/en'
 */
export function pageUrl(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/**
 * Returns the HTML file of a page, relative to the folder of the built site.
 *
 * @example pageFile('/contact', 'ar') // 'ar/contact.html'
 * @example pageFile('/', 'fr') // 'index.html'
 */
export function pageFile(path: string, language: Language): string {
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

function fileStem(url: string): string {
  return url === '/' ? 'index' : url.slice(1);
}
