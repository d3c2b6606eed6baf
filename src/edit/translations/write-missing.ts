import { setAt } from '../../lib/json';
import { valueIn, type Language } from '../../site/languages';
import { pageEntries, PAGES } from '../../site/messages';
import { editSite, validSite } from '../edit-site';
import { textsInForms } from './open-translations';

/**
 * Writes the locale file of a language with an empty value for each text that it lacks, the words of the config in its order.
 * What the file has stays; a file that lacks nothing is not rewritten.
 *
 * @param targets the languages of the site that need no locale file yet, this one among them
 * @returns the number of texts without a translation, and of those that get it in the config, where they are written in
 *   each language
 * @throws {UserError} when the site has errors, or the file must not be rewritten
 */
export function writeMissing(root: string, language: Language, targets = [language]) {
  const site = validSite(root, targets);
  const { allTexts, defaultLanguage, translations } = site.context!;
  const missing = textsInForms(site.context!, language).filter(
    ({ entries, texts }) => (entries ?? texts)[language] === undefined,
  );
  const inPlace = missing.filter(({ key, entries }) => key === undefined && !entries).length;
  if (inPlace === missing.length) return { missing: inPlace, inPlace };
  const words = allTexts.flatMap(({ entries, texts }) => {
    const entry = entries?.[language];
    const name = entry?.name ?? texts[defaultLanguage] ?? '';
    return entries ? [[name, entry?.translation ?? '']] : [];
  });
  editSite(
    root,
    ({ messages }) => {
      const own = valueIn(messages, language);
      for (const { key } of missing) if (key !== undefined) setAt(own, key.split('.'), '');
      const { unused } = valueIn(translations, language);
      const others = unused.map((name) => [name, pageEntries(own)[name] ?? '']);
      messages[language] = { ...own, [PAGES]: Object.fromEntries([...words, ...others]) };
    },
    { site },
  );
  return { missing: missing.length, inPlace };
}
