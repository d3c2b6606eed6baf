import { groupBy } from '../../lib/lists/group-by';
import { setAt } from '../../lib/json';
import { defaultLanguage, languages, perLanguage, valueIn, type Language } from '../../site/languages';
import { flattenMessages, pageEntries, PAGES, wordsKey } from '../../site/messages';
import type { Messages } from '../../site/site';
import type { Reference } from '../references/reference';
import { keyOf } from '../texts/translations';

/** A site as its files: the parsed config, and the locale files by language. */
export interface SiteFiles {
  config: object;
  locales: Record<Language, Messages>;
}

/**
 * Writes each text of one place in that place (version 3). Its French words replace its key in the config and name its
 * translations under `pages`. A key that several places use stays, and so does one without a French text. Where the same
 * French words have different translations, the config gets the text in each language.
 *
 * @param references the references of the config
 * @returns copies of the files with the changes, and the number of texts
 */
export function keysToWords(
  { config, locales }: SiteFiles,
  references: readonly Reference[],
): SiteFiles & { count: number } {
  const changed = structuredClone({ config, locales });
  const texts = perLanguage((language) => flattenMessages(valueIn(locales, language)));
  const uses = groupBy(
    references.filter((reference) => valueIn(texts, defaultLanguage).has(keyOf(reference) ?? '')),
    (reference) => keyOf(reference) ?? '',
  );
  const moved = [...uses].flatMap(([key, [reference, other]]) => {
    const words = valueIn(texts, defaultLanguage).get(key);
    if (!reference || other || words === undefined) return [];
    const translations = languages.flatMap((language) => {
      const text = valueIn(texts, language).get(key);
      return text === undefined ? [] : [[language, text] as const];
    });
    return [{ key, words, path: reference.path, translations }];
  });
  const pages = perLanguage((language) => ({ ...pageEntries(valueIn(locales, language)) }));
  for (const same of groupBy(moved, ({ words }) => wordsKey(words)).values()) {
    const isTranslatedAlike =
      new Set(same.map(({ translations }) => String(translations.slice(1)))).size === 1;
    for (const { key, words, path, translations } of same) {
      setAt(changed.config, path, isTranslatedAlike ? words : Object.fromEntries(translations));
      for (const [language, text] of translations) {
        if (isTranslatedAlike) valueIn(pages, language)[words] = text;
        removeKey(valueIn(changed.locales, language), key.split('.'));
      }
    }
  }
  for (const language of languages)
    if (language !== defaultLanguage && moved.length > 0)
      valueIn(changed.locales, language)[PAGES] = valueIn(pages, language);
  return { ...changed, count: moved.length };
}

/** Removes a text and the objects that are empty without it. */
function removeKey(messages: Messages, [name = '', ...rest]: string[]): void {
  const inner = messages[name];
  if (rest.length > 0 && typeof inner === 'object') {
    removeKey(inner, rest);
    if (Object.keys(inner).length > 0) return;
  }
  delete messages[name];
}
