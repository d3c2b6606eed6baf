import { isObject } from '../../lib/json';
import { similarity, formerWords } from './former-words';
import { perLanguage, valueIn, type Language, type Languages } from '../../site/languages';
import { pageEntries, wordsKey } from '../../site/messages';
import { isPlaceholder } from '../../site/placeholders';
import type { Messages } from '../../site/site';
import type { Reference } from '../references/reference';

/** How a locale file translates the words of the config. */
export interface Translations {
  /** The entry of each text that has one, by `wordsKey()` of its words. */
  entries: ReadonlyMap<string, LocaleEntry>;
  /** The entries, as written in the file, that no text uses. */
  unused: readonly string[];
  /** Whether every text has an entry; otherwise, an unused one may be the translation of a text that has none. */
  isComplete: boolean;
}

/** An entry of a locale file. */
export interface LocaleEntry {
  /** The words it translates, as written in the file. */
  name: string;
  translation: string;
  /** Whether the words of the config have changed since. */
  isStale: boolean;
  /** Whether it is shown: a stale one only while its words and those of the config are alike. */
  isShown: boolean;
}

/**
 * Finds the translation of each text that the config holds as words, also when the words have changed.
 *
 * @param references the references of the config as it is written
 * @param messages the locale files, by language
 */
export function findTranslations(
  site: Languages,
  references: readonly Reference[],
  messages: Record<Language, Messages>,
): Record<Language, Translations> {
  const written = references.flatMap((reference) => wordsOf(reference) ?? []);
  const words = [...new Set(written.filter((text) => !isPlaceholder(text)).map(wordsKey))];
  return perLanguage(site, (language) =>
    language === site.defaultLanguage
      ? { entries: new Map(), unused: [], isComplete: true }
      : translationsOf(words, pageEntries(valueIn(messages, language))),
  );
}

function translationsOf(words: readonly string[], written: Readonly<Record<string, string>>): Translations {
  // An empty entry is a text without a translation.
  const pages = Object.fromEntries(Object.entries(written).filter(([, translation]) => translation !== ''));
  const names = new Map(Object.keys(pages).map((name) => [wordsKey(name), name]));
  const former = formerWords(words, [...names.keys()]);
  const entries = new Map<string, LocaleEntry>();
  for (const text of words) {
    const before = former.get(text);
    const name = names.get(before ?? text);
    if (name === undefined) continue;
    const isStale = before !== undefined;
    const isShown = !isStale || isAlike(before, text);
    entries.set(text, { name, translation: pages[name] ?? '', isStale, isShown });
  }
  const used = new Set([...entries.values()].map(({ name }) => name));
  const unused = Object.keys(pages).filter((name) => !used.has(name));
  return { entries, unused, isComplete: words.every((text) => entries.has(text)) };
}

/**
 * Returns whether a translation of the former words still says what the new words say: a corrected typing error must
 * not take a block out of its language, and another price or promise must not stay in it.
 */
function isAlike(former: string, words: string): boolean {
  const [before, now] = [former, words].map((text) => String(text.match(/\d+/g)));
  return before === now && similarity(former, words) >= MIN_SHOWN;
}

/** One or two words of a sentence differ; another wording shares fewer letters. */
const MIN_SHOWN = 0.75;

/** Returns the key of a text that a reference names; undefined for another reference or text. */
export function keyOf({ kind, value }: Reference): string | undefined {
  return kind === 'text' && typeof value === 'string' && value.startsWith(KEY)
    ? value.slice(KEY.length)
    : undefined;
}

/** Returns the words of a text that the config holds; undefined for another reference or text. */
export function wordsOf({ kind, value }: Reference): string | undefined {
  return kind === 'text' && typeof value === 'string' && !value.startsWith(KEY) ? value : undefined;
}

/** Returns whether a reference is a text that is written in place in several languages. */
export function isTranslated({ kind, value }: Reference): boolean {
  return kind === 'text' && isObject(value);
}

/** What the name of a text under a key begins with in the config. */
export const KEY = 't:';
