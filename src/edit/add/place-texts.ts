import type { FindReferences } from '../../config/references/find-references';
import { isTranslated, wordsOf } from '../../config/texts/translations';
import { isInside, setAt, type Path } from '../../lib/json';
import { languagesOf, valueIn, type Language } from '../../site/languages';
import { pageEntries, PAGES, wordsKey } from '../../site/messages';
import type { Messages } from '../../site/site';
import type { SiteConfig } from '../../site/types.generated';
import { rewriteMark } from '../../config/rules/texts/text-to-rewrite';
import type { GivenText } from './text-options';

/**
 * Leaves the words of new texts in the config, and puts their translations into the locale files, in the order of the config.
 * Words that the files translate already keep that translation.
 *
 * @param config the config, which is changed
 * @param messages the locale files, which are changed
 * @param findReferences finds the texts of a config
 * @param added the paths of what is new
 */
export function placeTexts(
  config: SiteConfig,
  messages: Record<Language, Messages>,
  findReferences: FindReferences,
  added: readonly Path[],
): void {
  const { languages, defaultLanguage } = languagesOf(config);
  const isAdded = (path: Path) => added.some((start) => isInside(path, start));
  const translations = new Map<string, GivenText>();
  const order = findReferences(structuredClone(config)).references.flatMap((reference) => {
    if (!isTranslated(reference) || !isAdded(reference.path)) return wordsOf(reference) ?? [];
    const text = reference.value as GivenText;
    // The snippets of the schema may not have the language of the site.
    const words = text[defaultLanguage] ?? text.en ?? '';
    if (!rewriteMark(words)) translations.set(wordsKey(words), text);
    setAt(config, reference.path, words);
    return words;
  });
  for (const language of languages) {
    if (language === defaultLanguage) continue;
    const pages = withEntries(
      pageEntries(valueIn(messages, language)),
      order,
      (name) => translations.get(name)?.[language],
    );
    if (Object.keys(pages).length > 0) messages[language] = { ...messages[language], [PAGES]: pages };
  }
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
    if (at >= 0) {
      last = at;
      // An empty entry is a missing translation.
      if (result[at]?.[1] === '' && translation !== undefined) result[at][1] = translation;
    } else if (translation !== undefined) {
      last += 1;
      result.splice(last, 0, [words, translation]);
      names.splice(last, 0, name);
    }
  }
  return Object.fromEntries(result);
}
