import { oncePerText } from '../lib/once';

/**
 * Returns the plural forms of a language, by their names in `Intl.PluralRules` and at the end of a key. Those of a language that
 * Node does not know are the English ones; by themselves, they would be those of the machine.
 */
export const pluralForms = oncePerText(
  (language): readonly string[] => new Intl.PluralRules([language, 'en']).resolvedOptions().pluralCategories,
);

/**
 * Returns the key of a text without its plural form.
 *
 * @example withoutForm('months_few') // 'months'
 */
export function withoutForm(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '');
}
