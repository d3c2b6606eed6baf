import type { Language, Languages } from '../../site/languages';
import { wordsKey } from '../../site/messages';
import type { SourceText } from '../texts/all-texts';
import type { TranslationSources } from './site-lock';

/** Returns the French text from which a text was translated into a language, when it has changed since. */
export function formerFrench(
  { defaultLanguage }: Pick<Languages, 'defaultLanguage'>,
  sources: TranslationSources,
  text: SourceText,
  language: Language,
): string | undefined {
  if (!text.entries) return formerText(defaultLanguage, sources, text);
  const entry = text.entries[language];
  return entry?.isStale ? entry.name : undefined;
}

function formerText(
  defaultLanguage: Language,
  sources: TranslationSources,
  { key, texts }: SourceText,
): string | undefined {
  const former = key !== undefined && Object.hasOwn(sources, key) ? sources[key] : undefined;
  const isSame = former === undefined || wordsKey(former) === wordsKey(texts[defaultLanguage] ?? '');
  return isSame ? undefined : former;
}

/**
 * Returns the records of the current texts. A text that has changed keeps its record until its translations are accepted.
 *
 * @param isAccepted whether the maintainer confirms that the translations of a text match its French version
 */
export function updateTranslationSources(
  { defaultLanguage }: Pick<Languages, 'defaultLanguage'>,
  sources: TranslationSources,
  texts: readonly SourceText[],
  isAccepted: (text: SourceText) => boolean,
): TranslationSources {
  const records = texts.flatMap((text) => {
    const { key, texts: translations } = text;
    if (key === undefined) return [];
    const former = isAccepted(text) ? undefined : formerText(defaultLanguage, sources, text);
    return [[key, former ?? translations[defaultLanguage] ?? '']];
  });
  return Object.fromEntries(records);
}
