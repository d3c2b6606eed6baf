import { perLanguage, type Language } from './languages';

/** The plural forms of each language, by their names in `Intl.PluralRules` and at the end of a key. */
export const pluralForms: Record<Language, readonly string[]> = perLanguage(
  (language) => new Intl.PluralRules(language).resolvedOptions().pluralCategories,
);

/**
 * Returns the key of a text without its plural form.
 *
 * @example withoutForm('months_few') // 'months'
 */
export function withoutForm(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '');
}
