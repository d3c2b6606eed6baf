import { valueAt } from '../../lib/json';
import { defaultLanguage, languages, valueIn, type Language } from '../../site/languages';
import { pageEntries, wordsKey } from '../../site/messages';
import type { Messages } from '../../site/site';
import { isInlineText } from '../../site/inline-text';

/** A text in the languages that have it. */
export type Translations = Partial<Record<Language, string>>;

/** A text of the config with its translations. Two texts with equal translations are equal, whatever their keys. */
export class ResolvedText {
  constructor(
    readonly words: Translations,
    /** Its key; undefined for a text in the config. */
    readonly key: string | undefined,
  ) {}

  toJSON(): Translations {
    return this.words;
  }
}

/**
 * Replaces the texts of a config, with `t:` before words, or of a part of it, by their translations. The config need not match the schema:
 * other values, and keys without a text, stay unchanged.
 *
 * @param messages the locale file of each language; empty when the file is missing
 */
export function resolveTexts(value: unknown, messages: Record<Language, Messages>): unknown {
  if (typeof value === 'string') return value.startsWith('t:') ? resolveKey(value, messages) : value;
  if (Array.isArray(value)) return value.map((entry) => resolveTexts(entry, messages));
  if (value === null || typeof value !== 'object') return value;
  if (isInlineText(value))
    return new ResolvedText(
      inOrder((language) => value[language]),
      undefined,
    );
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, resolveTexts(entry, messages)]),
  );
}

function resolveKey(text: string, messages: Record<Language, Messages>): ResolvedText | string {
  const name = text.slice('t:'.length);
  const isKey = /^[\w-]+(?:\.[\w-]+)+$/.test(name);
  const translations = inOrder((language) => {
    if (!isKey && language === defaultLanguage) return name;
    const found = isKey
      ? valueAt(messages[language], name.split('.'))
      : pageEntries(valueIn(messages, language))[wordsKey(name)];
    return typeof found === 'string' ? found : undefined;
  });
  if (!isKey) return new ResolvedText(translations, undefined);
  return Object.keys(translations).length === 0 ? text : new ResolvedText(translations, text);
}

/** Returns translations in the order of the languages, so that equal translations are equal as JSON. */
function inOrder(textIn: (language: Language) => string | undefined): Translations {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const found = textIn(language);
      return found === undefined ? [] : [[language, found]];
    }),
  );
}
