import { localeFile } from '../../config/locale-files';
import { rewriteMark } from '../../config/rules/texts/text-to-rewrite';
import { findTranslations, isTranslated, keyOf, wordsOf } from '../../config/texts/translations';
import type { LocaleEntry, Translations } from '../../config/texts/translations';
import { splitForm, frameKeys } from '../../config/texts/frame-keys';
import { isInside, isObject, setAt, type Path } from '../../lib/json';
import { languagesOf, valueIn, type Language } from '../../site/languages';
import { flattenMessages, pageEntries, PAGES, wordsKey } from '../../site/messages';
import { isPlaceholder } from '../../site/placeholders';
import type { Messages } from '../../site/site';
import type { SiteConfig } from '../../site/types.generated';
import { referencesIn, type Change, type SiteValues } from '../edit-site';

/** A text in the languages that were given. */
export type GivenText = Partial<Record<Language, string>>;

/** Finds how the locale files translate the words of the config by now. */
export function translationsIn(values: SiteValues): Record<Language, Translations> {
  return findTranslations(languagesOf(values.config), referencesIn(values).references, values.messages);
}

/**
 * Leaves the words of a new part in the config, and puts their translations into the locale files. Words that the files
 * translate already keep that translation.
 */
export function placeTexts(values: SiteValues, added: Path): void {
  const { config } = values;
  const { defaultLanguage } = languagesOf(config);
  const texts = new Map<string, GivenText>();
  for (const reference of referencesIn(values).references) {
    if (!isTranslated(reference) || !isInside(reference.path, added)) continue;
    const text = reference.value as GivenText;
    // The snippets of the schema may not have the language of the site.
    const words = text[defaultLanguage] ?? text.en ?? '';
    if (!rewriteMark(words)) texts.set(wordsKey(words), text);
    setAt(config, reference.path, words);
  }
  placeEntries(values, (language, words) => {
    const translation = texts.get(wordsKey(words))?.[language];
    return { name: words, isNew: translation !== undefined, translation };
  });
}

/**
 * Moves the entries of a part to where the locale files have them by the order of the config: by it the former words of a
 * text that changes later are found.
 *
 * @param translations those of the words before the part was moved
 */
export function orderEntries(
  values: SiteValues,
  part: Path,
  translations: Record<Language, Translations>,
): void {
  const moved = new Set(
    referencesIn(values).references.flatMap((reference) =>
      isInside(reference.path, part) ? (wordsOf(reference) ?? []) : [],
    ),
  );
  const entryOf = (language: Language, words: string) =>
    valueIn(translations, language).entries.get(wordsKey(words));
  changeEntries(values, (entries, language) => {
    const names = new Set([...moved].map((words) => entryOf(language, words)?.name));
    return entries.filter(([name]) => !names.has(name));
  });
  placeEntries(values, (language, words) => {
    const entry = entryOf(language, words);
    return { name: words, ...entry, isNew: entry !== undefined && moved.has(words) };
  });
}

/**
 * Inserts entries into the locale files, each after the entry of the text before it.
 *
 * @param entryOf returns the entry of words of the config, and whether it is inserted where the file has none
 */
function placeEntries(
  values: SiteValues,
  entryOf: (language: Language, words: string) => Partial<LocaleEntry> & { name: string; isNew: boolean },
): void {
  const order = referencesIn(values).references.flatMap((reference) => wordsOf(reference) ?? []);
  changeEntries(values, (given, language) => {
    const entries = [...given];
    const names = entries.map(([name]) => wordsKey(name));
    let last = -1;
    for (const words of order) {
      const { name, isNew, translation = '' } = entryOf(language, words);
      const at = names.indexOf(wordsKey(name));
      if (at >= 0) last = at;
      // An empty entry is a missing translation.
      if (at >= 0 && isNew && entries[at]?.[1] === '') entries[at] = [entries[at][0], translation];
      if (at >= 0 || !isNew) continue;
      last += 1;
      entries.splice(last, 0, [name, translation]);
      names.splice(last, 0, wordsKey(name));
    }
    return entries;
  });
}

/** Changes the translations of words in each locale file. */
export function changeEntries(
  { config, messages }: SiteValues,
  change: (entries: [name: string, translation: string][], language: Language) => [string, string][],
): void {
  const { languages, defaultLanguage } = languagesOf(config);
  for (const language of languages) {
    if (language === defaultLanguage) continue;
    const own = valueIn(messages, language);
    const changed = change(Object.entries(pageEntries(own)), language);
    // An empty entry is a missing translation, which another one may have become.
    const filled = new Set(changed.flatMap(([name, translation]) => (translation === '' ? [] : [name])));
    const entries = changed.filter(
      ([name, translation]) => (translation !== '' || !filled.has(name)) && !isPlaceholder(name),
    );
    if (entries.length > 0 || PAGES in own)
      messages[language] = { ...own, [PAGES]: Object.fromEntries(entries) };
  }
}

/**
 * Removes the texts of the locale files that the config used before an edit and uses no longer: translations of words,
 * and texts under keys.
 *
 * @param before the values before the edit
 */
export function removeTexts(values: SiteValues, before: SiteConfig): Change[] {
  const [old, now] = [{ ...values, config: before }, values].map((each) => referencesIn(each).references);
  const words = new Set(now!.flatMap((reference) => wordsOf(reference) ?? []).map(wordsKey));
  const keys = new Set([...frameKeys, ...now!.flatMap((reference) => keyOf(reference) ?? [])]);
  const unused = new Set(old!.flatMap((reference) => keyOf(reference) ?? []).filter((key) => !keys.has(key)));
  const translations = translationsIn({ ...values, config: before });
  const counts = new Map<Language, number>();
  changeEntries(values, (entries, language) => {
    const used = [...valueIn(translations, language).entries];
    const dead = new Set(used.flatMap(([text, { name }]) => (words.has(text) ? [] : [name])));
    counts.set(language, dead.size);
    return entries.filter(([name]) => !dead.has(name));
  });
  return languagesOf(before).languages.flatMap((language) => {
    const messages = valueIn(values.messages, language);
    const gone = [...flattenMessages(messages).keys()].filter((key) => unused.has(splitForm(key).key));
    const count = gone.length + (counts.get(language) ?? 0);
    if (gone.length > 0) values.messages[language] = withoutKeys(messages, new Set(gone));
    return count === 0 ? [] : [{ what: textsOf(count, localeFile(language)) }];
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

function textsOf(count: number, file: string) {
  const plural = count === 1 ? '' : 's';
  return { en: `${count} text${plural} of ${file}`, fr: `${count} texte${plural} de ${file}` };
}
