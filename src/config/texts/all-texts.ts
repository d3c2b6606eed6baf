import type { Path } from '../../lib/json';
import { perLanguage, valueIn, type Language, type Languages } from '../../site/languages';
import { flattenMessages, wordsKey } from '../../site/messages';
import { isPlaceholder } from '../../site/placeholders';
import type { Messages } from '../../site/site';
import type { InlineText, SiteConfig, Text } from '../../site/types.generated';
import type { Reference } from '../references/reference';
import { isTranslated, KEY, keyOf, wordsOf, type LocaleEntry, type Translations } from './translations';

/** One text of the site in all its languages, with its origin. */
export interface SourceText {
  /** Its key in the locale files; undefined for a text in the config. */
  key?: string;
  /** The first path of the config that uses it; undefined for texts of the layout. */
  path?: Path;
  /** For words of the config, their entries in the locale files. */
  entries?: Partial<Record<Language, LocaleEntry>>;
  /** The text that is shown in each language. */
  texts: Partial<Record<Language, string>>;
}

/**
 * Returns every text of a site once: the texts under keys in the order of the locale files, then the texts of the config.
 *
 * @param references the references of a valid config
 * @param messages the locale files, by language
 * @param translations the translations of words, by language
 */
export function allTexts(
  site: Languages,
  references: readonly Reference[],
  messages: Record<Language, Messages>,
  translations: Record<Language, Translations>,
): SourceText[] {
  const { languages, defaultLanguage } = site;
  const uses = new Map<string, Path>();
  const words = new Map<string, SourceText>();
  const inline: SourceText[] = [];
  for (const reference of references) {
    const { path } = reference;
    const key = keyOf(reference);
    const text = wordsOf(reference);
    if (key !== undefined && !uses.has(key)) uses.set(key, path);
    else if (text !== undefined && !words.has(wordsKey(text)))
      words.set(wordsKey(text), translatedWords(site, text, path, translations));
    else if (isTranslated(reference)) inline.push({ path, texts: reference.value as InlineText });
  }
  const byKey = perLanguage(site, (language) => flattenMessages(valueIn(messages, language)));
  const keyed = [...valueIn(byKey, defaultLanguage).keys()].map((key): SourceText => {
    const path = uses.get(key);
    const texts = languages.flatMap((language) => {
      const text = valueIn(byKey, language).get(key);
      return text === undefined ? [] : [[language, text]];
    });
    return { key, ...(path && { path }), texts: Object.fromEntries(texts) };
  });
  return [...keyed, ...words.values(), ...inline];
}

/** Returns the text of words of the config, with the translations that are shown. A placeholder alone needs none. */
function translatedWords(
  site: Languages,
  text: string,
  path: Path,
  translations: Record<Language, Translations>,
): SourceText {
  if (isPlaceholder(text)) return { path, texts: perLanguage(site, () => text) };
  const entries: SourceText['entries'] = {};
  const texts: SourceText['texts'] = { [site.defaultLanguage]: text };
  for (const language of site.languages) {
    const entry = valueIn(translations, language).entries.get(wordsKey(text));
    if (!entry) continue;
    entries[language] = entry;
    if (entry.isShown) texts[language] = entry.translation;
  }
  return { path, entries, texts };
}

/**
 * Returns the name of a text for messages: its key; without a key, the id of its page or the part of the config.
 */
export function textId({ key, path = [] }: SourceText, config: SiteConfig): string {
  const [part, index] = path;
  return key ?? (part === 'pages' ? config.pages[Number(index)]?.id : undefined) ?? String(part);
}

/**
 * Returns the place of a text of the config in one language, for what a rule reports: in the config, or in the locale file.
 *
 * @param text as it is written in the config
 */
export function textPlace(
  translations: Record<Language, Translations>,
  text: Text,
  path: Path,
  language: Language,
): { text: SourceText; language: Language } {
  if (typeof text !== 'string') return { text: { path, texts: text }, language };
  if (text.startsWith(KEY)) return { text: { key: text.slice(KEY.length), path, texts: {} }, language };
  const entry = valueIn(translations, language).entries.get(wordsKey(text));
  return { text: { path, entries: { [language]: entry }, texts: {} }, language };
}
