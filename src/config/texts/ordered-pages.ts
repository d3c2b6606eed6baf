import { pageEntries, wordsKey } from '../../site/messages';
import type { Messages } from '../../site/site';
import type { SourceText } from './all-texts';
import type { Translations } from './translations';
import { defaultLanguage } from '../../site/languages';

/**
 * Returns the translations of words in the order of the config, for a locale file. Entries that no text uses come last.
 *
 * @param texts the texts of the site
 * @param messages the locale file
 * @param isRenamed whether a stale entry takes the new words of its text; another one keeps its former words
 */
export function orderedPages(
  texts: readonly SourceText[],
  messages: Messages,
  { entries, unused }: Translations,
  isRenamed: (text: SourceText) => boolean,
): Record<string, string> {
  const pages = pageEntries(messages);
  const used = texts.flatMap((text): [string, string][] => {
    const words = text.texts[defaultLanguage] ?? '';
    const entry = text.entries && entries.get(wordsKey(words));
    return entry ? [[isRenamed(text) ? words : entry.name, entry.translation]] : [];
  });
  return Object.fromEntries([...used, ...unused.map((name) => [name, pages[name] ?? ''] as const)]);
}
