import { valueIn, type Language } from '../../site/languages';
import type { Context } from '../context';
import { usedKeys } from '../rules/texts/locale-keys';
import { isMissing } from '../rules/texts/missing-translation';
import { isUnfinished } from '../rules/texts/unfinished-text';
import { keysOf } from './frame-words';

/**
 * Returns whether a site lacks texts that only the locale file of a language can hold. A site whose texts are in the config, in
 * each language, needs no file of a language that the project knows.
 */
export function needsLocale(context: Context, language: Language): boolean {
  const { allTexts, defaultLanguage, locales } = context;
  if (language === defaultLanguage) {
    const known = keysOf(valueIn(locales, language).words);
    return [...usedKeys(context)].some((key) => !known.has(key));
  }
  return allTexts.some(
    (text) =>
      (text.key ?? text.entries) !== undefined &&
      isMissing(text, language) &&
      !isUnfinished(text.texts[defaultLanguage]),
  );
}
