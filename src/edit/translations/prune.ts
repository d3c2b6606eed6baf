import { rewriteJson } from '../../config/source/write-json';
import { readProjectTexts } from '../../config/texts/project-texts';
import { valueIn, type Language } from '../../site/languages';
import { pageEntries, PAGES } from '../../site/messages';
import { OWN_CONFIG } from '../../config/load-site';

/** A translation that no text of the site used. */
export interface UnusedEntry {
  language: Language;
  words: string;
  translation: string;
}

/**
 * Removes the translations that no text of the site uses. In a language in which a text has no translation they stay: one
 * may be its own.
 *
 * @param root the folder of the site, whose config and texts have no error
 * @returns the removed translations, by file from top to bottom, and the languages in which unused ones stay
 * @throws {UserError} when a file must not be rewritten; nothing is then written
 */
export function pruneTranslations(root: string): { removed: UnusedEntry[]; incomplete: Language[] } {
  const { locales, messages, translations, languages } = readProjectTexts(root, OWN_CONFIG);
  const contents = new Map<string, unknown>();
  const withUnused = languages.filter((language) => valueIn(translations, language).unused.length > 0);
  const incomplete = withUnused.filter((language) => !valueIn(translations, language).isComplete);
  const removed = withUnused.flatMap((language) => {
    if (incomplete.includes(language)) return [];
    const { unused } = valueIn(translations, language);
    const pages = pageEntries(valueIn(messages, language));
    const kept = Object.entries(pages).filter(([words]) => !unused.includes(words));
    contents.set(valueIn(locales, language).file, {
      ...messages[language],
      [PAGES]: Object.fromEntries(kept),
    });
    return unused.map((words) => ({ language, words, translation: pages[words] ?? '' }));
  });
  rewriteJson(root, contents);
  return { removed, incomplete };
}
