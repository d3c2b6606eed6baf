import type { FindReferences } from '../../config/references/find-references';
import { isTranslated, keyOf, wordsOf } from '../../config/texts/translations';
import { setAt, type Path } from '../../lib/json';
import { defaultLanguage, languages, perLanguage, valueIn, type Language } from '../../site/languages';
import { flattenMessages, pageEntries, PAGES, wordsKey } from '../../site/messages';
import type { Messages } from '../../site/site';
import type { SiteConfig } from '../../site/types.generated';
import { firstWords, type GivenText } from './text-options';

/**
 * Gives new texts their places: the words stay in the config, and the translations become entries of the locale files,
 * in the order of the config. A text that the site has under a key becomes that key. A text whose words are in the config
 * already stays in place in every language, so that changing one of them does not change the other.
 *
 * @param config the config, which is changed
 * @param messages the locale files, which are changed
 * @param findReferences finds the texts of a config
 * @param added the paths of what is new; its texts are written in place, by language
 */
export function placeTexts(
  config: SiteConfig,
  messages: Record<Language, Messages>,
  findReferences: FindReferences,
  added: readonly Path[],
): void {
  const isAdded = (path: Path) => added.some((start) => start.every((step, index) => path[index] === step));
  const { references } = findReferences(structuredClone(config));
  const words = references.flatMap((reference) => wordsOf(reference) ?? []);
  const used = new Set(words.map(wordsKey));
  const keys = new Set(references.flatMap((reference) => keyOf(reference) ?? []));
  const fresh = new Map<string, GivenText>();
  const keyed = perLanguage((language) => flattenMessages(valueIn(messages, language)));
  for (const reference of references) {
    if (!isTranslated(reference) || !isAdded(reference.path)) continue;
    const text = reference.value as GivenText;
    const name = wordsKey(firstWords(text));
    const known = knownTranslations(messages, name);
    const key = keyOfText(keyed, keys, text);
    if (key !== undefined) setAt(config, reference.path, `t:${key}`);
    else if (used.has(name) || !isSame(known, text))
      setAt(config, reference.path, inOrder({ ...known, ...text }));
    else {
      used.add(name);
      fresh.set(name, text);
      setAt(config, reference.path, firstWords(text));
    }
  }
  const order = findReferences(structuredClone(config)).references.flatMap(
    (reference) => wordsOf(reference) ?? [],
  );
  for (const language of languages) {
    if (language === defaultLanguage) continue;
    const pages = withEntries(
      pageEntries(valueIn(messages, language)),
      order,
      (name) => fresh.get(name)?.[language],
    );
    if (Object.keys(pages).length > 0) messages[language] = { ...messages[language], [PAGES]: pages };
  }
}

/** Returns the translations that the locale files have for words. */
function knownTranslations(messages: Record<Language, Messages>, name: string): GivenText {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const entries = Object.entries(pageEntries(valueIn(messages, language)));
      const entry = entries.find(([words]) => wordsKey(words) === name);
      return entry?.[1] ? [[language, entry[1]]] : [];
    }),
  );
}

/** Returns the shortest key, among those that the config uses, under which the locale files have a text. */
function keyOfText(
  keyed: Record<Language, ReadonlyMap<string, string>>,
  keys: ReadonlySet<string>,
  text: GivenText,
): string | undefined {
  const found = [...keys].filter((key) =>
    Object.entries(keyed).every(
      ([language, texts]) => text[language] === undefined || texts.get(key) === text[language],
    ),
  );
  return found.toSorted((one, other) => one.length - other.length)[0];
}

/** Returns a text with its languages in their order. */
function inOrder(text: GivenText): GivenText {
  return Object.fromEntries(
    languages.flatMap((language) => (text[language] ? [[language, text[language]]] : [])),
  );
}

/** Returns whether two texts do not differ in a language that both have. */
function isSame(one: GivenText, other: GivenText): boolean {
  return languages.every(
    (language) =>
      one[language] === undefined || other[language] === undefined || one[language] === other[language],
  );
}

/** Returns the entries of a locale file with new ones, each after the entry of the text before it. */
function withEntries(
  pages: Readonly<Record<string, string>>,
  order: readonly string[],
  translationOf: (name: string) => string | undefined,
): Record<string, string> {
  const result = Object.entries(pages);
  const names = result.map(([name]) => wordsKey(name));
  let last = -1;
  for (const words of order) {
    const name = wordsKey(words);
    const at = names.indexOf(name);
    const translation = translationOf(name);
    if (at >= 0) last = at;
    else if (translation !== undefined) {
      last += 1;
      result.splice(last, 0, [words, translation]);
      names.splice(last, 0, name);
    }
  }
  return Object.fromEntries(result);
}
