import { closestMatch } from '../lib/text/closest-match';
import { languages, type Language } from '../site/languages';

/**
 * Finds a language by its short name.
 *
 * @throws when the site has no such language, with those it has
 */
export function findLanguage(name: string): Language {
  const language = languages.find((candidate) => candidate === name.toLowerCase());
  if (language) return language;
  const match = closestMatch(name, languages);
  throw new Error(
    `There is no language "${name}". ${match ? `Did you mean "${match}"?` : `Available: ${languages.join(', ')}.`}`,
  );
}
