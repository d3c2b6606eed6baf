import type { FindReferences } from '../config/references/find-references';
import { findTranslations, KEY, wordsOf } from '../config/texts/translations';
import { isObject, setAt, valueAt, type Path } from '../lib/json';
import { languagesOf, valueIn, type Language } from '../site/languages';
import { pageEntries, PAGES, wordsKey } from '../site/messages';
import { placeTexts } from './add/place-texts';
import type { SiteValues } from './edit-site';

/** The words of a text by language; an empty text is a missing translation. */
export type Words = Record<Language, string>;

/**
 * Changes the words of a text in all languages, and leaves them where they are: in the config, or under their key in the
 * locale files. A text that other places share under a key changes there too.
 *
 * @param values the files of a valid site, which are changed
 * @param path the path of the text in the config
 * @param isCurrent whether the translation into a language matches the new words; otherwise its entry keeps the former ones
 */
export function setText(
  values: SiteValues,
  findReferences: FindReferences,
  path: Path,
  words: Words,
  isCurrent: (language: Language) => boolean,
): void {
  const { config, messages } = values;
  const written = valueAt(config, path);
  if (isObject(written)) {
    const texts = Object.entries({ ...written, ...words }).filter(([, text]) => text !== '');
    return setAt(config, path, Object.fromEntries(texts));
  }
  const old = String(written);
  if (old.startsWith(KEY)) return setMessage(values, old.slice(KEY.length), words);

  const site = languagesOf(config);
  const now = valueIn(words, site.defaultLanguage);
  const isSame = wordsKey(old) === wordsKey(now);
  const { references } = findReferences(structuredClone(config));
  const uses = references.filter((reference) => wordsKey(wordsOf(reference) ?? '') === wordsKey(old));
  // The entry of words that other places use stays.
  const isShared = uses.length > 1 && !isSame;
  const translations = findTranslations(site, references, messages);
  const added: Record<Language, string> = { [site.defaultLanguage]: now };
  for (const language of site.languages) {
    if (language === site.defaultLanguage) continue;
    const { entries } = valueIn(translations, language);
    const own = entries.get(wordsKey(old));
    const taken = isSame ? undefined : entries.get(wordsKey(now));
    const translation = words[language] ?? '';
    const changes = new Map<string, [name: string, text: string]>();
    if (taken && translation !== '' && translation !== own?.translation)
      changes.set(taken.name, [taken.name, translation]);
    if (own && !isShared)
      changes.set(own.name, [isCurrent(language) ? now : own.name, taken ? '' : translation]);
    else if (!taken && translation !== '' && isCurrent(language)) added[language] = translation;
    if (changes.size === 0) continue;
    const pages = changedEntries(pageEntries(valueIn(messages, language)), changes);
    messages[language] = { ...messages[language], [PAGES]: pages };
  }
  setAt(config, path, added);
  placeTexts(config, messages, findReferences, [path]);
}

/** Changes a text under a key in some languages. */
export function setMessage({ messages }: SiteValues, key: string, words: Words): void {
  for (const [language, text] of Object.entries(words))
    setAt(valueIn(messages, language), key.split('.'), text);
}

/** Returns the entries of a locale file with other names and translations for some; an empty translation removes one. */
function changedEntries(
  entries: Record<string, string>,
  changes: ReadonlyMap<string, readonly [name: string, text: string]>,
): Record<string, string> {
  const changed = Object.entries(entries).map((entry) => changes.get(entry[0]) ?? entry);
  return Object.fromEntries(changed.filter(([, text]) => text !== ''));
}
