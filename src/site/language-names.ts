import type { Language } from './languages';

/** What the languages are called in messages. */
export const languageNames: Record<Language, string> = { fr: 'French', en: 'English', ar: 'Arabic' };
