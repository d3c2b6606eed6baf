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
  const { references } = findReferences(structuredClone(config));
  const uses = references.filter((reference) => wordsKey(wordsOf(reference) ?? '') === wordsKey(old));
  // The entry of words that other places use stays.
  const isShared = uses.length > 1 && wordsKey(old) !== wordsKey(now);
  const translations = findTranslations(site, references, messages);
  const added: Record<Language, string> = { [site.defaultLanguage]: now };
  for (const language of site.languages) {
    if (language === site.defaultLanguage) continue;
    const { entries } = valueIn(translations, language);
    const entry = (isShared ? undefined : entries.get(wordsKey(old))) ?? entries.get(wordsKey(now));
    const translation = words[language] ?? '';
    if (entry) {
      const name = isCurrent(language) ? now : entry.name;
      const pages = withEntry(pageEntries(valueIn(messages, language)), entry.name, name, translation);
      messages[language] = { ...messages[language], [PAGES]: pages };
    } else if (translation !== '' && isCurrent(language)) added[language] = translation;
  }
  setAt(config, path, added);
  placeTexts(config, messages, findReferences, [path]);
}

/** Changes a text under a key in all languages. */
export function setMessage({ messages }: SiteValues, key: string, words: Words): void {
  for (const [language, text] of Object.entries(words))
    if (text !== '' || valueAt(messages[language], key.split('.')) !== undefined)
      setAt(valueIn(messages, language), key.split('.'), text);
}

/** Returns the entries of a locale file with another name and translation for one of them. */
function withEntry(entries: Record<string, string>, former: string, name: string, translation: string) {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([each, text]): [string, string][] => {
      if (each === former) return translation === '' ? [] : [[name, translation]];
      return wordsKey(each) === wordsKey(name) ? [] : [[each, text]];
    }),
  );
}
