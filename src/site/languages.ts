/** The languages of the site, the default and fallback first (specification, section 4). */
export const languages = ['fr', 'en', 'ar'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'fr';

/** The direction a language is written in. */
export function direction(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** What the languages are called in messages. */
export const languageNames: Record<Language, string> = { fr: 'French', en: 'English', ar: 'Arabic' };
