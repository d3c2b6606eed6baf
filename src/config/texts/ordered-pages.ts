import { valueIn, type Language } from '../../site/languages';
import type { ProjectTexts } from './project-texts';
import { pageEntries } from '../../site/messages';
import type { SourceText } from './all-texts';

/**
 * Returns the translations of words in the order of the config, for a locale file. Words without a translation have an empty
 * one. Entries that no text uses come last.
 *
 * @param isRenamed whether a stale entry takes the new words of its text; another one keeps its former words
 */
export function orderedPages(
  { texts, messages, translations, defaultLanguage }: ProjectTexts,
  language: Language,
  isRenamed: (text: SourceText) => boolean,
): Record<string, string> {
  const pages = pageEntries(valueIn(messages, language));
  const used = texts.flatMap((text): [string, string][] => {
    if (!text.entries) return [];
    const entry = text.entries[language];
    const words = text.texts[defaultLanguage] ?? '';
    return [[entry && !isRenamed(text) ? entry.name : words, entry?.translation ?? '']];
  });
  const { unused } = valueIn(translations, language);
  return Object.fromEntries([...used, ...unused.map((name) => [name, pages[name] ?? ''] as const)]);
}
