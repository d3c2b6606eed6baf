import type { Language } from './languages';

/** Returns the plural forms of a language, by their names in `Intl.PluralRules` and at the end of a key. */
export function pluralForms(language: Language): readonly string[] {
  const known = byLanguage.get(language) ?? new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  byLanguage.set(language, known);
  return known;
}

const byLanguage = new Map<Language, readonly string[]>();

/**
 * Returns the key of a text without its plural form.
 *
 * @example withoutForm('months_few') // 'months'
 */
export function withoutForm(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '');
}
