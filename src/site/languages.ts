/** The languages of the site, the default and fallback first (specification, section 4). */
export const languages = ['fr', 'en', 'ar'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'fr';

/** The English names of the languages, for messages and structured data. */
export const languageNames: Record<Language, string> = { fr: 'French', en: 'English', ar: 'Arabic' };

/** Returns the writing direction of a language. */
export function direction(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/**
 * Returns one value for each language, in the order of `languages`.
 *
 * @example perLanguage((language) => pageUrl('/contact', language)).en // '/en/contact'
 */
export function perLanguage<T>(valueFor: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(languages.map((language) => [language, valueFor(language)])) as Record<
    Language,
    T
  >;
}
