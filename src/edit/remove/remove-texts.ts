import type { Translated } from '../../lib/text/message-language';
import { localeFile } from '../../config/locale-files';
import type { FindReferences } from '../../config/references/find-references';
import { splitForm, uiKeys } from '../../config/texts/ui-keys';
import { findTranslations, keyOf, wordsOf } from '../../config/texts/translations';
import { isObject } from '../../lib/json';
import { languagesOf, valueIn } from '../../site/languages';
import { flattenMessages, pageEntries, PAGES, wordsKey } from '../../site/messages';
import type { Messages } from '../../site/site';
import type { SiteConfig } from '../../site/types.generated';
import type { SiteValues } from '../edit-site';
import { removeMessages } from './messages';

/**
 * Removes the texts of the locale files that the config used before an edit and uses no longer: translations of words,
 * and texts under keys.
 *
 * @param files the files, with the edited config
 * @param before the config before the edit
 */
export function removeTexts(
  files: SiteValues,
  before: SiteConfig,
  findReferences: FindReferences,
): Translated[] {
  const [old, now] = [before, files.config].map((config) => findReferences(config).references);
  const words = new Set(now?.flatMap((reference) => wordsOf(reference) ?? []).map(wordsKey));
  const keys = new Set([...uiKeys, ...(now ?? []).flatMap((reference) => keyOf(reference) ?? [])]);
  const unused = new Set(old?.flatMap((reference) => keyOf(reference) ?? []).filter((key) => !keys.has(key)));
  const site = languagesOf(before);
  const translations = findTranslations(site, old ?? [], files.messages);
  return site.languages.flatMap((language) => {
    const messages = valueIn(files.messages, language);
    const dead = new Set(
      [...valueIn(translations, language).entries].flatMap(([name, entry]) =>
        words.has(name) ? [] : [entry.name],
      ),
    );
    const gone = [...flattenMessages(messages).keys()].filter((key) => unused.has(splitForm(key).key));
    const count = dead.size + gone.length;
    if (count === 0) return [];
    const entries = Object.entries(pageEntries(messages)).filter(([name]) => !dead.has(name));
    files.messages[language] = withoutKeys(
      { ...messages, ...(PAGES in messages && { [PAGES]: Object.fromEntries(entries) }) },
      new Set(gone),
    );
    return [removeMessages.texts({ file: localeFile(language), count })];
  });
}

/** Returns messages without some keys, and without the groups of which nothing is left. */
function withoutKeys(messages: Messages, keys: ReadonlySet<string>, prefix = ''): Messages {
  return Object.fromEntries(
    Object.entries(messages).flatMap(([name, value]) => {
      if (!isObject(value) || prefix + name === PAGES) return keys.has(prefix + name) ? [] : [[name, value]];
      const rest = withoutKeys(value as Messages, keys, `${prefix}${name}.`);
      return Object.keys(rest).length === 0 ? [] : [[name, rest]];
    }),
  );
}
