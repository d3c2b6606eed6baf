import { languages, type Language } from '../site/languages';
import { closestMatch } from '../lib/closest-match';

/**
 * The language somebody has asked for, by its short name.
 *
 * @throws when the site has no such language, with those it has
 */
export function askedLanguage(written: string): Language {
  const language = languages.find((known) => known === written.toLowerCase());
  if (language) return language;
  const meant = closestMatch(written, languages);
  throw new Error(
    `there is no language "${written}". ${meant ? `Did you mean "${meant}"?` : `There are: ${languages.join(', ')}.`}`,
  );
}
