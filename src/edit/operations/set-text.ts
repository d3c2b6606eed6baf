import { applyFrenchTypography } from '../../config/rules/texts/french-typography';
import { nameLanguages } from '../../config/texts/language-names';
import { KEY, wordsOf } from '../../config/texts/translations';
import { isObject, setAt, valueAt, type Path } from '../../lib/json';
import { oneLine } from '../../lib/text/characters';
import type { Translated } from '../../lib/text/message-language';
import { withoutMarks } from '../../lib/text/text-mark';
import { languagesOf, valueIn, type Language } from '../../site/languages';
import { wordsKey } from '../../site/messages';
import { referencesIn, type Change, type SiteValues } from '../edit-site';
import { changeEntries, orderEntries, placeTexts, translationsIn } from './locale-entries';

/** The words of a text by language; an empty text is a missing translation. */
export type Words = Record<Language, string>;

/**
 * Changes the words of a text in some languages, and leaves them where they are: in the config, or under their key in the
 * locale files. A text that other places share under a key changes there too. Translations in the config that no longer match go to
 * the locale files, which hold them as stale.
 *
 * @param path the path of the text in the config
 * @param words those that change
 * @param isCurrent whether the translation into a language matches the new words; otherwise its entry keeps the former ones
 */
export function setText(
  values: SiteValues,
  path: Path,
  words: Words,
  isCurrent: (language: Language) => boolean,
): Change[] {
  const { config } = values;
  const { defaultLanguage } = languagesOf(config);
  const written = valueAt(config, path);
  if (isObject(written)) {
    const isStale = Object.keys(written).some(
      (language) =>
        words[defaultLanguage] !== undefined && words[language] === undefined && !isCurrent(language),
    );
    if (!isStale) {
      const texts = Object.entries({ ...written, ...words }).filter(([, text]) => text !== '');
      setAt(config, path, Object.fromEntries(texts));
      return [];
    }
    // Only the locale files know the words from which a translation was made.
    placeTexts(values, path);
  }
  const old = String(valueAt(config, path));
  if (old.startsWith(KEY)) return setMessage(values, old.slice(KEY.length), words, isCurrent);

  const now = words[defaultLanguage] ?? old;
  const isSame = wordsKey(old) === wordsKey(now);
  const { references } = referencesIn(values);
  const uses = references.filter((reference) => wordsKey(wordsOf(reference) ?? '') === wordsKey(old));
  // The entry of words that other places use stays.
  const isShared = uses.length > 1 && !isSame;
  const translations = translationsIn(values);
  // What keeps its former words is found by its place.
  if (!isSame) orderEntries(values, path, translations);
  const added: Words = { [defaultLanguage]: now };
  const others: Change[] = [];
  changeEntries(values, (given, language) => {
    const { entries } = valueIn(translations, language);
    const own = entries.get(wordsKey(old));
    const taken = isSame ? undefined : entries.get(wordsKey(now));
    const translation = words[language] ?? own?.translation ?? '';
    const tell = (what: typeof lost, text: string) =>
      others.push({ path, what: what(nameLanguages([language]), text) });
    if (taken && taken.translation !== translation) {
      if (words[language] === undefined) tell(adopted, taken.translation);
      else if (translation !== '') tell(replaced, taken.translation);
    }
    const inPlace = isShared && isObject(written) && !isCurrent(language) ? written[language] : undefined;
    if (inPlace !== undefined && words[language] === undefined && own?.translation !== inPlace)
      tell(lost, String(inPlace));
    const changes = new Map<string, [name: string, translation: string]>();
    if (taken && translation !== '' && translation !== own?.translation)
      changes.set(taken.name, [taken.name, translation]);
    if (own && !isShared)
      changes.set(own.name, [isCurrent(language) ? now : own.name, taken ? '' : translation]);
    else if (!taken && translation !== '' && isCurrent(language)) added[language] = translation;
    return given.flatMap((entry): [string, string][] => {
      const changed = changes.get(entry[0]) ?? entry;
      return changed !== entry && changed[1] === '' ? [] : [changed];
    });
  });
  // A corrected space is corrected wherever the words stand, as all places show those of the first.
  if (isSame && words[defaultLanguage] !== undefined)
    for (const use of uses) if (wordsOf(use) !== undefined) setAt(config, use.path, now);
  setAt(config, path, added);
  placeTexts(values, path);
  return others;
}

/** What happens to translations, which somebody has to know. */
const adopted = ({ en, fr }: Translated, translation: string): Translated => ({
  en: `its ${en} translation: “${translation}”, that of the same words elsewhere`,
  fr: `sa traduction en ${fr} : « ${translation} », celle des mêmes mots ailleurs`,
});
const replaced = ({ en, fr }: Translated, translation: string): Translated => ({
  en: `the ${en} translation of the same words elsewhere, “${translation}”, which is replaced, too`,
  fr: `la traduction en ${fr} des mêmes mots ailleurs, « ${translation} », qui est remplacée aussi`,
});
const lost = ({ en, fr }: Translated, translation: string): Translated => ({
  en: `its ${en} translation: “${translation}”, which is lost`,
  fr: `sa traduction en ${fr} : « ${translation} », qui est perdue`,
});

/** Returns words as the files hold them: in one line, without marks, with the spaces and apostrophes of French. */
export function cleanWords(words: Words): Words {
  return Object.fromEntries(
    Object.entries(words).map(([language, text]) => {
      const clean = oneLine(withoutMarks(String(text)));
      return [language, language === 'fr' ? applyFrenchTypography(clean) : clean];
    }),
  );
}

/** Changes a text under a key in some languages. The words from which its translations were made are recorded. */
export function setMessage(
  values: SiteValues,
  key: string,
  words: Words,
  isCurrent: (language: Language) => boolean,
): Change[] {
  const { config, messages } = values;
  const path = key.split('.');
  const { languages, defaultLanguage } = languagesOf(config);
  const former = valueAt(valueIn(messages, defaultLanguage), path);
  for (const [language, text] of Object.entries(words)) setAt(valueIn(messages, language), path, text);
  const now = valueAt(valueIn(messages, defaultLanguage), path);
  const isMatched = languages.every((language) => language === defaultLanguage || isCurrent(language));
  const isTranslated = languages.some(
    (language) => language !== defaultLanguage && valueAt(valueIn(messages, language), path),
  );
  // Translations that nobody has recorded were made from the former words.
  const source = isMatched ? now : (values.sources[key] ?? (isTranslated ? former : undefined));
  if (typeof source === 'string') values.sources = { ...values.sources, [key]: source };
  return [];
}
