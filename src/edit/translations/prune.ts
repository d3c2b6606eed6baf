import { valueIn, type Language } from '../../site/languages';
import { editSite, validSite } from '../edit-site';
import { changeEntries } from '../operations/locale-entries';

/**
 * Removes the translations that no text of the site uses. In a language in which a text has no translation they stay: one
 * may be its own.
 *
 * @returns the removed translations, by file from top to bottom, and the languages in which unused ones stay
 * @throws {UserError} when the site has errors, or a file must not be rewritten
 */
export function pruneTranslations(root: string) {
  const site = validSite(root);
  const { translations, languages } = site.context!;
  const withUnused = languages.filter((language) => valueIn(translations, language).unused.length > 0);
  const incomplete = withUnused.filter((language) => !valueIn(translations, language).isComplete);
  const removed: { language: Language; words: string; translation: string }[] = [];
  const prune = (entries: [string, string][], language: Language) => {
    if (incomplete.includes(language)) return entries;
    const { unused } = valueIn(translations, language);
    const gone = entries.filter(([words]) => unused.includes(words));
    removed.push(...gone.map(([words, translation]) => ({ language, words, translation })));
    return entries.filter((entry) => !gone.includes(entry));
  };
  editSite(root, (values) => changeEntries(values, prune), { site });
  return { removed, incomplete };
}
