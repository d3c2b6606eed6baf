import { readSiteLock } from '../../config/lock/site-lock';
import { formerFrench, updateTranslationSources } from '../../config/lock/translation-sources';
import { type SourceText, textId } from '../../config/texts/all-texts';
import { wordsKey } from '../../site/messages';
import { editSite, validSite } from '../edit-site';
import { changeEntries } from '../operations/locale-entries';

/**
 * Records that translations match the current French texts: the entry of a text gets its new words, and the lock file
 * the French text of a key. New texts under keys are recorded in any case. A file is written only when it changes.
 *
 * @param names what to accept: words or their beginning with “…”, keys with all below them, or ids of pages; everything when it
 *   is left out
 * @returns the number of texts with a stale translation that are accepted, and of those that are not; and the names that are
 *   neither a text nor a page
 * @throws {UserError} when the site has errors, or a file must not be rewritten; nothing is then written
 */
export function acceptTranslations(root: string, names?: readonly string[]) {
  const site = validSite(root);
  const { config, allTexts: texts, languages, defaultLanguage } = site.context!;
  const sources = readSiteLock(root)?.translations ?? {};
  const isNamed = (text: SourceText, name: string) => {
    if (`${textId(text, config)}.`.startsWith(`${name}.`)) return true;
    const words = wordsKey(text.texts[defaultLanguage] ?? '');
    const isBeginning = name.endsWith('…') && words.startsWith(wordsKey(name.slice(0, -1)));
    return text.entries !== undefined && (isBeginning || words === wordsKey(name));
  };
  const isAccepted = (text: SourceText) => names === undefined || names.some((name) => isNamed(text, name));
  const stale = texts.filter((text) =>
    languages.some((language) => formerFrench({ defaultLanguage }, sources, text, language) !== undefined),
  );
  editSite(
    root,
    (values) => {
      changeEntries(values, (entries, language) => {
        const renamed = texts.filter((text) => text.entries?.[language]?.isStale && isAccepted(text));
        const renames = new Map(
          renamed.map((text) => [text.entries?.[language]?.name, text.texts[defaultLanguage]]),
        );
        return entries.map(([name, translation]) => [renames.get(name) ?? name, translation]);
      });
      values.sources = updateTranslationSources({ defaultLanguage }, sources, texts, isAccepted);
    },
    { site },
  );
  const accepted = stale.filter(isAccepted).length;
  return {
    accepted,
    stale: stale.length - accepted,
    unknown: (names ?? []).filter((name) => !texts.some((text) => isNamed(text, name))),
  };
}
